import type { Plugin } from "vite";

/** A `data-field` attribute with a string or an expression. */
const FIELD_ATTRIBUTE = /data-field=(?:"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g;

/** Removes the components' `data-field`, which only the workshop's preview needs, so that visitors download none of it. */
export const stripFieldAttributesPlugin = (): Plugin => ({
  name: "ovillo:strip-field-attributes",
  // Before the JSX is compiled.
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/.*\.tsx$/ },
    // Line breaks stay, and with them the line numbers of `npm run dev`.
    handler: (code) => ({ code: code.replace(FIELD_ATTRIBUTE, ""), map: null }),
  },
});
