/** In centimetres. */
export type Dimensions = { [side in "width" | "height" | "depth"]?: number | undefined };

const formatDecimal = (value: number): string => String(value).replace(".", ",");

/** Returns `17,5 cm`. */
export const formatCentimetres = (value: number): string => `${formatDecimal(value)} cm`;

const DIMENSION_LABELS = [
  ["width", "de ancho"],
  ["height", "de alto"],
  ["depth", "de fondo"],
] as const;

/** Returns `27 cm de ancho, 15 de alto y 7 de fondo`, or an empty string without dimensions. */
export function describeDimensions(dimensions: Dimensions): string {
  const parts = DIMENSION_LABELS.filter(([key]) => dimensions[key]).map(
    ([key, label], i) => `${formatDecimal(dimensions[key] ?? 0)}${i === 0 ? " cm" : ""} ${label}`,
  );
  const last = parts.pop();
  return [parts.join(", "), last].filter(Boolean).join(" y\u00a0");
}

/** Returns `De mano, 17 cm de caída`, or an empty string without a handle. */
export const describeHandle = (handle = "", drop?: number): string =>
  [handle, drop && `${formatCentimetres(drop)} de caída`].filter(Boolean).join(", ");

/** Returns `27 × 15 × 7 cm`, or an empty string with fewer than two dimensions. */
export function formatDimensions({ width, height, depth }: Dimensions): string {
  const values = [width, height, depth].flatMap((value) => (value ? [formatDecimal(value)] : []));
  return values.length > 1 ? `${values.join(" × ")} cm` : "";
}
