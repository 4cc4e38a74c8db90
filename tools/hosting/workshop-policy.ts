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
    "frame-src 'self' blob:",
    "base-uri 'self'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types svelte-trusted-html dompurify default 'allow-duplicates'",
  ].join("; ");
