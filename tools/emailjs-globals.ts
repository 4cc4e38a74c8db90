import type { Plugin } from "vite";

/** The modules of the e-mail provider's client. `npm run dev` adds a version to their ids. */
const CLIENT_MODULE = /\/node_modules\/@emailjs\/browser\/es\/[^?]*\.js(\?|$)/;

/** On one line with the module's first, so that line numbers stay. The bundler drops what a module does not use. */
const IMPORT = `import { fetch, localStorage } from "/src/features/contact/emailjs-globals.ts";`;

/** What the workshop's preview gets in place of the client: it sends nothing. */
const PREVIEW_CLIENT = `export const init = () => {};
export const send = () => Promise.reject(new Error("The preview sends nothing"));`;

/** Gives the e-mail provider's client its own `fetch` and `localStorage`. `optimizeDeps` must not bundle the client. */
export const emailjsGlobalsPlugin = (): Plugin => ({
  name: "ovillo:emailjs-globals",
  transform: {
    filter: { id: CLIENT_MODULE },
    handler(code) {
      const isPreview = this.environment.name === "workshop";
      return { code: isPreview ? PREVIEW_CLIENT : IMPORT + code, map: null };
    },
  },
});
