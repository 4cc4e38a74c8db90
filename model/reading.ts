/**
 * Numbers as prices and sizes are written, and nothing else: `1.250`, `024` and `0x18` stay the text
 * that they are, so that no value becomes another one in silence.
 */
const plainNumber = {
  tag: "tag:yaml.org,2002:float",
  default: true,
  test: /^-?(?:0|[1-9]\d*)(?:\.\d{1,2})?$/,
  identify: (value: unknown) => typeof value === "number",
  resolve: (text: string) => Number(text),
  stringify: ({ value }: { value?: unknown }) => String(value),
};

/** Which words of a file of hers are more than text, for the package `yaml`: the build and the workshop read alike. */
export const READING = {
  schema: "failsafe" as const,
  customTags: ["null" as const, "bool" as const, plainNumber],
};
