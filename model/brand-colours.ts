import { contrast, READABLE } from "./contrast.ts";

/** The brand's colours, which the build puts into the styles, icons and pictures. */
export type Colours = Record<"ground" | "ink" | "accent", string>;

/** What the shop comes in (src/styles/tokens.css). */
export const SHIPPED = { ground: "#faf6ef", ink: "#2b2320", accent: "#9c4225" };

/** The signal colour that stays as it is (src/styles/tokens.css). */
export const ERROR = "#b3261e";

/** Which of the owner's colours cannot be read on one another. */
export function illegible(colours: Colours): { key: keyof Colours; message: string }[] {
  const { ground } = colours;
  const isReadable = (colour: string) => contrast(colour, ground) >= READABLE;
  if (!isReadable(ERROR))
    return [
      {
        key: "ground",
        message:
          "Sobre este fondo no se lee bien el rojo de los errores: elige un fondo más claro.",
      },
    ];
  return (["ink", "accent"] as const)
    .filter((key) => !isReadable(colours[key]))
    .map((key) => ({
      key,
      message: "Este color no se lee bien sobre el fondo: elige uno más oscuro.",
    }));
}
