import { createHash } from "node:crypto";

const hashOf = (content: string): string =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/**
 * The Content-Security-Policy under which the pages work, and nothing else does.
 *
 * @param inlined what stands inside pages, word for word: it is allowed by its hash
 * @param connect where messages are sent to, if to another host
 */
export function policyFor(
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
  connect?: string,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(scripts.map(hashOf))].join(" "),
    ["style-src", ...new Set(styles.map(hashOf))].join(" "),
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // Not only messages: Lighthouse and others read robots.txt from within the page.
    `connect-src 'self'${connect ? ` ${connect}` : ""}`,
    "base-uri 'self'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}
