/** The way to a value in a file: keys, and places in a list. */
export type Path = readonly (string | number)[];

/** What stands there, in any value; undefined where nothing does. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], value);

/** One thing to mend, for the build's report and for the workshop's sheet. */
export type Problem = {
  /** The file in which it is mended, seen from `content/`. */
  file: string;
  line?: number | undefined;
  /** The field's place in the file. */
  path?: Path;
  /** What the owner calls the field: `Precio`, `Foto 2: Qué se ve en la foto`. */
  fieldLabel?: string | undefined;
  /** What is wrong and what to do, in Spanish. */
  message: string;
  /** The shop is published all the same. */
  warning?: true | undefined;
};

/** It keeps the shop from being published. */
export const isError = ({ warning }: Problem): boolean => !warning;
