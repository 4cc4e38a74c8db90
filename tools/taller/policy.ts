/** Where the repository is read and written. */
const API = "https://api.github.com";

/**
 * The Content-Security-Policy of the owner's workshop (docs/decisions/016), which is not the shop's: the
 * package writes styles, decodes photographs by WebAssembly and shows them from memory.
 *
 * @param local whether the repository is a folder of this machine
 */
export const workshopPolicy = (local = false): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "manifest-src blob:",
    // Photographs that wait to be saved are read from memory.
    `connect-src 'self' blob: data:${local ? "" : ` ${API}`}`,
    "frame-src 'self'",
    "base-uri 'self'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types svelte-trusted-html dompurify default 'allow-duplicates'",
  ].join("; ");

/** The policy of the page in which the workshop shows the shop with what is not saved yet. */
export const PREVIEW_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Photographs and films that wait to be saved are in memory.
  "img-src 'self' blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  // What the published shop carries.
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");
