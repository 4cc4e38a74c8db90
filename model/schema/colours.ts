/** The brand's colours. The build uses them in the styles, icons and the share image. */
export type Colours = Record<"ground" | "ink" | "accent", string>;

/** Equal to the colours in src/styles/tokens.css. */
export const DEFAULT_COLOURS = { ground: "#faf6ef", ink: "#2b2320", accent: "#9c4225" };

/** Colour of form errors, which the owner cannot change (src/styles/tokens.css). */
export const ERROR_COLOUR = "#b3261e";

/** Contrast with the ground that keeps texts in secondary colours at 4.5:1 or more (WCAG 1.4.3). */
const MIN_CONTRAST = { ink: 8, accent: 5.3 };

/** The channels of a colour, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Returns the relative luminance (WCAG 1.4.3) of a colour: three channels, or a text like `#faf6ef`. */
export function computeLuminance(colour: string | Rgb): number {
  const channels =
    typeof colour === "string"
      ? [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
      : colour;
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Reports colours without enough contrast with the ground. */
export function validateContrast(colours: Colours): { key: keyof Colours; message: string }[] {
  const ground = computeLuminance(colours.ground) + 0.05;
  const isReadable = (colour: string, min: number) =>
    ground / (computeLuminance(colour) + 0.05) >= min;
  if (!isReadable(ERROR_COLOUR, 4.5)) {
    const message =
      "Sobre este fondo no se lee bien el rojo de los errores: elige un fondo más claro.";
    return [{ key: "ground", message }];
  }
  return (["ink", "accent"] as const)
    .filter((key) => !isReadable(colours[key], MIN_CONTRAST[key]))
    .map((key) => ({
      key,
      message: "Este color no se lee bien sobre el fondo: elige uno más oscuro.",
    }));
}
