// Apart from field-refs.ts, so that the preview loads no schema.

/** Returns whether a field is `container` or a part of it; takes both by name. A document's fields are parts of it. */
export const isWithin = (name: string, container: string): boolean =>
  name === container || [" ", "."].some((separator) => name.startsWith(container + separator));
