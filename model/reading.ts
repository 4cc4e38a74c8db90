/** `1.250`, `024` and `0x18` stay text, so that no value silently becomes another. */
export const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d{1,2})?$/;

const plainNumber = {
  tag: "tag:yaml.org,2002:float",
  default: true,
  test: PLAIN_NUMBER,
  identify: (value: unknown) => typeof value === "number",
  resolve: (text: string) => Number(text),
  stringify: ({ value }: { value?: unknown }) => String(value),
};

/** Options of the package `yaml`, for the build and the workshop. */
export const READING = {
  schema: "failsafe" as const,
  customTags: ["null" as const, "bool" as const, plainNumber],
};
