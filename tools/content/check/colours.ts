import { contrast, READABLE, toward } from "../contrast.ts";
import { fieldName } from "../field-names.ts";
import { inWords, type Problem } from "../problem.ts";
import { shopSchema } from "../schema.ts";
import { problemAt, type Source } from "../sources.ts";

/** The signal colours that stay as they are (src/styles/tokens.css), by what is written in them. */
export const SIGNALS = {
  whatsapp: { colour: "#1f6b4a", name: "el verde de WhatsApp" },
  error: { colour: "#b3261e", name: "el rojo de los errores" },
};

/** Down to the digits that are shown: what is short of 4.5 never reads as 4.5. */
const figure = (ratio: number): string =>
  `${(Math.floor(ratio * 100) / 100).toFixed(2).replace(".", ",")}:1`;

const TOO_LITTLE = "y hacen falta al menos 4,5:1 para que se lea bien";

/**
 * Which of the owner's colours cannot be read on one another. Each pair is told once: contrast is the same
 * whichever of the two is behind, in the header or in the footer, in a link or in the promo bar.
 */
export function colourProblems(source: Source): Problem[] {
  const { data, success } = shopSchema.shape.colours.safeParse(source.written.at(["colours"]));
  if (!success || !data) return [];
  const { ground } = data;
  const problem = (key: keyof typeof data, found: string, mend: string): Problem => ({
    ...problemAt(source, ["colours", key], {
      field: fieldName(source.schema, ["colours", key]),
      found: `${inWords(data[key])}, ${found}`,
      mend,
    }),
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
        problem(
          "ground",
          `y ${name} (${colour}) tiene sobre él un contraste de ${figure(contrast(colour, ground))}`,
          `Elige un fondo más claro, por ejemplo «ground: '${lightEnough}'»: ese color no cambia, ${TOO_LITTLE}.`,
        ),
      ),
    ...(["ink", "accent"] as const)
      .filter((key) => contrast(data[key], ground) < READABLE)
      .map((key) =>
        problem(
          key,
          `que con el fondo «${ground}» tiene un contraste de ${figure(contrast(data[key], ground))}`,
          `Elige un color más oscuro, por ejemplo «${key}: '${darker(data[key])}'»: es poco contraste, ${TOO_LITTLE}.`,
        ),
      ),
  ];
}
