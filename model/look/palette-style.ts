import type { Colours } from "../schema/colours.ts";

/** Mixes the secondary colours from the owner's three, close to the defaults. */
const DERIVED_COLOURS_CSS = `
--sand:color-mix(in srgb,var(--ink) 6%,var(--ivory));
--plaster:color-mix(in srgb,var(--ink) 18%,var(--ivory));
--ink-soft:color-mix(in srgb,var(--ink) 82%,var(--ivory));
--rose:color-mix(in srgb,var(--terracotta) 20%,var(--ivory));
--line:var(--plaster);
--line-strong:color-mix(in srgb,var(--ink) 62%,var(--ivory))`;

/** Returns CSS with the owner's colours. They override src/styles/tokens.css, whichever comes first. */
export const renderPaletteStyle = ({ ground, ink, accent }: Colours): string =>
  `:root{--ivory:${ground};--ink:${ink};--terracotta:${accent};${DERIVED_COLOURS_CSS.replaceAll("\n", "")}}`;
