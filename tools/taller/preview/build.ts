import path from "node:path";
import react from "@vitejs/plugin-react";
import { normalizePath, type Plugin } from "vite";
import { readFonts } from "../../site/fonts.ts";
import { NOTICE_STYLE } from "../../site/notice.ts";
import { ownColours } from "../../site/tokens.ts";

const HERE = "tools/taller/preview";
const NOTHING = "\0taller:no-mail";

/** A file as Vite names it, on every system. */
const idOf = (file: string): string => normalizePath(path.resolve(file));

/** What the shop's components are given here in the place of their own. */
const INSTEAD = new Map([
  [idOf("src/content/index.ts"), idOf(`${HERE}/content.ts`)],
  [idOf("src/lib/picture.ts"), idOf(`${HERE}/picture.ts`)],
]);

/** The shop's components as they are, on content that changes, and without the e-mail provider's client. */
const onDrafts = (): Plugin => ({
  name: "ovillo:taller-drafts",
  enforce: "pre",
  async resolveId(id, from) {
    if (id.endsWith("/emailjs-client?worker&url")) return NOTHING;
    const found = await this.resolve(id, from, { skipSelf: true });
    const own = INSTEAD.get(found?.id ?? "");
    return own && from !== own ? own : found;
  },
  load: (id) => (id === NOTHING ? 'export default "";' : undefined),
});

/** The styles that the shop's pages have beside the app's: its fonts, whose files are its own, and a notice's. */
const pageStyles = (): Plugin => ({
  name: "ovillo:taller-page-styles",
  generateBundle: {
    // Behind Vite, which adds the styles in this same step.
    order: "post",
    async handler(_options, bundle) {
      const { css } = await readFonts("../../");
      for (const output of Object.values(bundle))
        if (output.type === "asset" && output.fileName.endsWith(".css"))
          output.source = css + String(output.source) + NOTICE_STYLE;
    },
  },
});

/** The shop, in which the workshop shows what is not saved yet. */
export const shopOnDrafts = (): Plugin[] => [
  {
    name: "ovillo:taller-constants",
    config: () => ({ define: { __BUILD_YEAR__: new Date().getFullYear() } }),
  },
  onDrafts(),
  ...react(),
  ownColours(),
  pageStyles(),
];
