import { contrast, READABLE, toward } from "./contrast.ts";
import { type Finding, inWords } from "./problem.ts";

/** The brand's colours, which the build puts into the styles, icons and pictures. */
export type Colours = Record<"ground" | "ink" | "accent", string>;

/** What the shop comes in (src/styles/tokens.css). */
export const SHIPPED = { ground: "#faf6ef", ink: "#2b2320", accent: "#9c4225" };

/** The signal colours that stay as they are (src/styles/tokens.css), by what is written in them. */
export const SIGNALS = {
  whatsapp: { colour: "#1f6b4a", name: "el verde de WhatsApp" },
  error: { colour: "#b3261e", name: "el rojo de los errores" },
};

/** Rounded down: what is short of 4.5 never reads as 4.5. */
const figure = (ratio: number): string =>
  `${(Math.floor(ratio * 100) / 100).toFixed(2).replace(".", ",")}:1`;

const TOO_LITTLE = "y hacen falta al menos 4,5:1 para que se lea bien";

/**
 * Which of the owner's colours cannot be read on one another. Each pair is told once: contrast is the same
 * whichever of the two is behind, in the header or in the footer, in a link or in the promo bar.
 */
export function illegible(colours: Colours): (Finding & { key: keyof Colours })[] {
  const { ground } = colours;
  const finding = (key: keyof Colours, found: string, advice: string) => ({
    key,
    found: `${inWords(colours[key])}, ${found}`,
    advice,
  });
  const carriesSignals = (colour: string) =>
    Object.values(SIGNALS).every((signal) => contrast(signal.colour, colour) >= READABLE);
  // What is put on the ground is measured on one that may stay.
  const lightEnough = toward(ground, "#ffffff", carriesSignals);
  const darker = (colour: string) =>
    toward(colour, "#000000", (tried) => contrast(tried, lightEnough) >= READABLE);
  return [
    ...Object.values(SIGNALS)
      .filter(({ colour }) => contrast(colour, ground) < READABLE)
      .slice(0, 1)
      .map(({ colour, name }) =>
        finding(
          "ground",
          `y ${name} (${colour}) tiene sobre él un contraste de ${figure(contrast(colour, ground))}`,
          `Elige un fondo más claro, por ejemplo ${lightEnough}: ese color no cambia, ${TOO_LITTLE}.`,
        ),
      ),
    ...(["ink", "accent"] as const)
      .filter((key) => contrast(colours[key], ground) < READABLE)
      .map((key) =>
        finding(
          key,
          `que con el fondo «${ground}» tiene un contraste de ${figure(contrast(colours[key], ground))}`,
          `Elige un color más oscuro, por ejemplo ${darker(colours[key])}: su contraste es de ${figure(contrast(colours[key], ground))}, ${TOO_LITTLE}.`,
        ),
      ),
  ];
}
