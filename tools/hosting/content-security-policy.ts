import { createHash } from "node:crypto";

/** Matches inline scripts and styles; JSON is data and needs no permission. */
const INLINE_ELEMENT = /<(script|style)(?![^>]*(?: src=|json"))[^>]*>([\s\S]*?)<\/\1>/g;

function collectInlineHashes(element: string, page: string): string[] {
  const matches = [...page.matchAll(INLINE_ELEMENT)].filter(([, name]) => name === element);
  const hashes = matches.map(([, , text = ""]) => {
    // A browser replaces these characters before it computes a hash.
    const input = text.replace(/\r\n?/g, "\n").replaceAll("\0", "\ufffd");
    return `'sha256-${createHash("sha256").update(input).digest("base64")}'`;
  });
  return [...new Set(hashes)];
}

/** What the pages of the shop and of the workshop have in common. */
const DIRECTIVES = {
  "default-src": "'none'",
  "script-src": "'self'",
  "img-src": "'self'",
  "font-src": "'self'",
  "base-uri": "'self'",
  "form-action": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "'none'",
};

/** Builds a Content-Security-Policy from these directives, which replace or extend the common ones. */
export const buildPolicy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries({ ...DIRECTIVES, ...directives })
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ");

/** Builds the policy of one of the shop's pages: allows its inline scripts and styles, by their hashes, and `connect`. */
export const buildContentSecurityPolicy = (page: string, connect?: string): string =>
  buildPolicy({
    "script-src": ["'self'", ...collectInlineHashes("script", page)].join(" "),
    "style-src": collectInlineHashes("style", page).join(" "),
    // A whole video in memory (src/features/hero/hero-video.tsx).
    "media-src": "'self' blob:",
    // Not only for messages: Lighthouse and similar tools fetch robots.txt from the page.
    "connect-src": `'self'${connect ? ` ${connect}` : ""}`,
  });
