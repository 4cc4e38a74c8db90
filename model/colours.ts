/** The brand's colours, which the build puts into the styles, icons and pictures. */
export type Colours = Record<"ground" | "ink" | "accent", string>;

/** What the shop comes in (src/styles/tokens.css). */
export const DEFAULT_COLOURS = { ground: "#faf6ef", ink: "#2b2320", accent: "#9c4225" };

/** The signal colour that stays as it is (src/styles/tokens.css). */
export const ERROR_COLOUR = "#b3261e";

/** The six quiet colours lie between the owner's three, about where the shipped ones do. */
const DERIVED_COLOURS_CSS = `
--sand:color-mix(in srgb,var(--ink) 6%,var(--ivory));
--plaster:color-mix(in srgb,var(--ink) 18%,var(--ivory));
--ink-soft:color-mix(in srgb,var(--ink) 82%,var(--ivory));
--rose:color-mix(in srgb,var(--terracotta) 20%,var(--ivory));
--line:var(--plaster);
--line-strong:color-mix(in srgb,var(--ink) 62%,var(--ivory))`;

/** Puts the owner's colours over those of src/styles/tokens.css, wherever a page has these. */
export const paletteStyle = ({ ground, ink, accent }: Colours): string =>
  `html:root{--ivory:${ground};--ink:${ink};--terracotta:${accent};${DERIVED_COLOURS_CSS.replaceAll("\n", "")}}`;

/** With less contrast to the ground than this, some text in a quiet colour would fall below 4.5:1 (WCAG 1.4.3). */
const MIN_CONTRAST = { ink: 8, accent: 5.3 };

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Which of the owner's colours cannot be read on her ground. */
export function contrastProblems(colours: Colours): { key: keyof Colours; message: string }[] {
  const light = luminance(colours.ground) + 0.05;
  const isReadable = (colour: string, least: number) => light / (luminance(colour) + 0.05) >= least;
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
