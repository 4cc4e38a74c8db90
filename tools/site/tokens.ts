import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import type { Colours } from "../../src/content/types.ts";
import { channels, contrast, READABLE, toward } from "../content/contrast.ts";
import { ownSetting } from "./own-setting.ts";

const TOKENS = "src/styles/tokens.css";
/** Least contrast of the edge of a control (WCAG 1.4.11). */
const SEEN = 3;

/**
 * The shop's colours, by their names in the styles, from the three of the owner's. The quiet ones lie
 * between her ground and her ink, about where the shipped ones lie between theirs, and never where what is
 * written in them, or on them, could not be read.
 */
export function paletteOf({ ground, ink, accent }: Colours): Readonly<Record<string, string>> {
  const carries =
    (...fronts: readonly string[]) =>
    (colour: string) =>
      fronts.every((front) => contrast(front, colour) >= READABLE);
  const tinted = (percent: number) => toward(ground, ink, () => true, percent);
  const sand = toward(tinted(6), ground, carries(ink, accent));
  return {
    ivory: ground,
    sand,
    plaster: toward(tinted(18), ground, carries(ink)),
    ink,
    "ink-soft": toward(ground, ink, carries(sand), 70),
    terracotta: accent,
    rose: toward(accent, ground, carries(ink), 55),
    line: tinted(18),
    "line-strong": toward(ground, ink, (colour) => contrast(colour, ground) >= SEEN, 52),
  };
}

/** The owner's colours; none where she has set none, or none that can be read. */
async function ownPalette(): Promise<ReturnType<typeof paletteOf>> {
  const colours = await ownSetting("colours");
  return colours ? paletteOf(colours) : {};
}

const shippedColours = async (): Promise<Map<string, string>> =>
  new Map(
    [...(await readFile(TOKENS, "utf8")).matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );

/** One of the shop's colours, by its name in the styles, where each has its one home. */
export async function colour(name: string): Promise<string> {
  const value = (await ownPalette())[name] ?? (await shippedColours()).get(name);
  if (!value) throw new Error(`${TOKENS} has no colour --${name}`);
  return value;
}

/** A colour as it stands before its transparency: `rgb(250 246 239`. */
const asRgb = (value: string): string => `rgb(${channels(value).join(" ")}`;

/** Puts the owner's colours in the place of the shipped ones, in styles as they are written in `src`. */
export async function recoloured(): Promise<(css: string) => string> {
  const palette = await ownPalette();
  const own = new Map(
    [...(await shippedColours())].flatMap(([name, shipped]) => {
      const value = palette[name];
      return value ? [[shipped, value] as const, [asRgb(shipped), asRgb(value)] as const] : [];
    }),
  );
  // All in one go: what has been put in place may look like another that was shipped.
  return (css) =>
    css.replace(/#[0-9a-f]{6}\b|rgb\(\d+ \d+ \d+/g, (written) => own.get(written) ?? written);
}

/** Dresses the shop in its owner's colours; without any, no style is touched. */
export const ownColours = (): Plugin => ({
  name: "ovillo:own-colours",
  async config() {
    if (Object.keys(await ownPalette()).length === 0) return {};
    const own = await recoloured();
    const plugin = {
      postcssPlugin: "own-colours",
      OnceExit: (root: { walkDecls(each: (decl: { value: string }) => void): void }) =>
        root.walkDecls((decl) => {
          decl.value = own(decl.value);
        }),
    };
    return { css: { postcss: { plugins: [plugin] } } };
  },
});
