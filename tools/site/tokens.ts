import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { channels } from "../../model/contrast.ts";
import { paletteOf } from "../../model/palette.ts";
import { loadShop } from "../content/read.ts";

const TOKENS = "src/styles/tokens.css";

/** Empty where the owner has set no colours, or colours with mistakes. */
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

/** By its name in the styles. */
export async function colour(name: string): Promise<string> {
  const value = (await ownPalette())[name] ?? (await shippedColours()).get(name);
  if (!value) throw new Error(`${TOKENS} has no colour --${name}`);
  return value;
}

/** A colour as it stands before its transparency: `rgb(250 246 239`. */
const asRgb = (value: string): string => `rgb(${channels(value).join(" ")}`;

/** Replaces the shipped colours by the owner's, in styles as they are written in `src`. */
async function recoloured(): Promise<(css: string) => string> {
  const palette = await ownPalette();
  const own = new Map(
    [...(await shippedColours())].flatMap(([name, shipped]) => {
      const value = palette[name];
      return value ? [[shipped, value] as const, [asRgb(shipped), asRgb(value)] as const] : [];
    }),
  );
  // One pass: an own colour may equal another shipped one.
  return (css) =>
    css.replace(/#[0-9a-f]{6}\b|rgb\(\d+ \d+ \d+/g, (written) => own.get(written) ?? written);
}

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
