/** In centimetres. */
export type Dimensions = {
  width?: number | undefined;
  height?: number | undefined;
  depth?: number | undefined;
};

const formatDecimal = (value: number): string => String(value).replace(".", ",");

const DIMENSION_LABELS = [
  ["width", "de ancho"],
  ["height", "de alto"],
  ["depth", "de fondo"],
] as const;

/** Measures in words: `27 cm de ancho, 15 de alto y 7 de fondo`; empty where there are none. */
export function describeDimensions(dimensions: Dimensions): string {
  const parts = DIMENSION_LABELS.filter(([key]) => dimensions[key]).map(
    ([key, label], i) => `${formatDecimal(dimensions[key] ?? 0)}${i === 0 ? " cm" : ""} ${label}`,
  );
  const last = parts.pop();
  return [parts.join(", "), last].filter(Boolean).join(" y ");
}

/** Measures as shops abbreviate them: `27 × 15 × 7 cm`; empty where there are not two of them at least. */
export function formatDimensions({ width, height, depth }: Dimensions): string {
  const values = [width, height, depth].flatMap((value) => (value ? [formatDecimal(value)] : []));
  return values.length > 1 ? `${values.join(" × ")} cm` : "";
}
