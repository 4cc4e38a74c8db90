import { createHash } from "node:crypto";

/** Matches inline scripts and styles; JSON is data and needs no permission. */
const INLINE_ELEMENT = /<(script|style)(?![^>]*(?: src=|json"))[^>]*>([\s\S]*?)<\/\1>/g;

/** Replaces the characters that a browser replaces before it computes a hash. */
const normalizeInput = (text: string): string =>
  text.replace(/\r\n?/g, "\n").replaceAll("\0", "\ufffd");

function collectInlineHashes(element: string, page: string): string[] {
  const matches = [...page.matchAll(INLINE_ELEMENT)].filter(([, name]) => name === element);
  const hashes = matches.map(([, , text = ""]) =>
    createHash("sha256").update(normalizeInput(text)),
  );
  return [...new Set(hashes.map((hash) => `'sha256-${hash.digest("base64")}'`))];
}

/**
 * Builds the Content-Security-Policy of a page; it allows only what the page uses.
 *
 * @param page the markup whose inline scripts and styles are allowed, by their hashes
 * @param connect the origin that messages are sent to, if it is not the shop's
 */
export const buildContentSecurityPolicy = (page: string, connect?: string): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...collectInlineHashes("script", page)].join(" "),
    ["style-src", ...collectInlineHashes("style", page)].join(" "),
    "img-src 'self'",
    // A whole video in memory (src/features/hero/hero-video.tsx).
    "media-src 'self' blob:",
    "font-src 'self'",
    // Not only for messages: Lighthouse and similar tools fetch robots.txt from the page.
    `connect-src 'self'${connect ? ` ${connect}` : ""}`,
    "base-uri 'self'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
