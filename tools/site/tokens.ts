import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { channels } from "../../model/contrast.ts";
import { paletteOf } from "../../model/palette.ts";
import { loadShop } from "../content/read.ts";

const TOKENS = "src/styles/tokens.css";

/** The owner's colours; none where she has set none, or none that can be read. */
async function ownPalette(): Promise<ReturnType<typeof paletteOf>> {
  const colours = (await loadShop()).content?.shop.colours;
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
async function recoloured(): Promise<(css: string) => string> {
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
