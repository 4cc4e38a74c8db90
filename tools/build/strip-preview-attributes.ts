import type { Plugin } from "vite";

/** A `data-field` attribute with a string or an expression, or a `data-interactive` without a value. */
const PREVIEW_ATTRIBUTE = /data-field=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})|data-interactive\b/g;

/** Removes the attributes that only the workshop's preview needs, so that visitors download none of them. */
export const stripPreviewAttributesPlugin = (): Plugin => ({
  name: "ovillo:strip-preview-attributes",
  applyToEnvironment: ({ name }) => name !== "workshop",
  // Before the JSX is compiled.
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/.*\.tsx$/ },
    // Line breaks stay, and with them the line numbers of `npm run dev`.
    handler: (code) => ({ code: code.replace(PREVIEW_ATTRIBUTE, ""), map: null }),
  },
});
