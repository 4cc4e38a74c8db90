import type { Plugin } from "vite";
import { readFontLicenses } from "./fonts.ts";

/** The licences of all packages in a bundle. Vite writes them to this file (`build.license`); no page links to it. */
export const LICENSES = { fileName: "licencias.md" };

/** Adds the licences of the fonts, which are no part of the bundle. */
export const fontLicensesPlugin = (): Plugin => ({
  name: "ovillo:font-licenses",
  generateBundle: {
    // After Vite's own plugin.
    order: "post",
    async handler(_options, bundle) {
      const file = bundle[LICENSES.fileName];
      if (file?.type === "asset") file.source = String(file.source) + (await readFontLicenses());
    },
  },
});
