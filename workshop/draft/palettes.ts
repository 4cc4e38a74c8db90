import { DEFAULT_COLOURS } from "../../model/schema/colours.ts";
import { isDeepEqual } from "./edit-yaml.ts";

/** Colours that match and have enough contrast, by the name that the owner reads. */
export const PALETTES = {
  "Marfil y terracota": DEFAULT_COLOURS,
  "Lino y oliva": { ground: "#f7f5ec", ink: "#2a2a1e", accent: "#5c5f2e" },
  "Nube y azul": { ground: "#f4f7f8", ink: "#1d2a33", accent: "#1f5d7a" },
  "Rosa y vino": { ground: "#fbf3f1", ink: "#33202a", accent: "#8c2f4b" },
  "Arena y mar": { ground: "#f8f4ea", ink: "#1f2d2b", accent: "#1f6660" },
  "Blanco y negro": { ground: "#ffffff", ink: "#1a1a1a", accent: "#4a4a4a" },
};

/** Returns the name of the palette with these colours; undefined for the owner's own. */
export const findPaletteName = (colours: unknown): string | undefined =>
  Object.entries(PALETTES).find(([, palette]) =>
    isDeepEqual(palette, colours ?? DEFAULT_COLOURS),
  )?.[0];
