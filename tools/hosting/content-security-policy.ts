import { createHash } from "node:crypto";

/** Every script and style that stands inside a page; JSON is data, and needs no permission. */
const INLINE_ELEMENT = /<(script|style)(?![^>]*(?: src=|json"))[^>]*>([\s\S]*?)<\/\1>/g;

function collectInlineHashes(element: string, page: string): string[] {
  const inlined = [...page.matchAll(INLINE_ELEMENT)].filter(([, name]) => name === element);
  const hashes = inlined.map(([, , text = ""]) => createHash("sha256").update(text));
  return [...new Set(hashes.map((hash) => `'sha256-${hash.digest("base64")}'`))];
}

/**
 * The Content-Security-Policy under which a page works, and nothing else does.
 *
 * @param page its whole markup: what stands inside is allowed by its hash
 * @param connect where messages are sent to, if to another host
 */
export const buildContentSecurityPolicy = (page: string, connect?: string): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...collectInlineHashes("script", page)].join(" "),
    ["style-src", ...collectInlineHashes("style", page)].join(" "),
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    // Not only messages: Lighthouse and others read robots.txt from within the page.
    `connect-src 'self'${connect ? ` ${connect}` : ""}`,
    "base-uri 'self'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
