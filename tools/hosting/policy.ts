import { createHash } from "node:crypto";
import { PROVIDER_ORIGIN } from "../mail/provider.ts";

/** The policy's source for inline content: the hash of its exact bytes. */
const hashOf = (content: string): string =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/**
 * Where messages are sent to, as a source of the policy.
 *
 * @param env `VITE_EMAILJS_ORIGIN` is "same" for the demo shop, whose mailbox is on its own host
 */
export const mailSource = (env: Readonly<Record<string, string>>): string =>
  env.VITE_EMAILJS_ORIGIN === "same" ? "'self'" : PROVIDER_ORIGIN;

/**
 * The Content-Security-Policy under which the pages work, and nothing else does.
 *
 * @param inlined what stands inside pages, word for word: it is allowed by its hash
 * @param connect where messages are sent to
 */
export function policyFor(
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
  connect: string,
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
    `connect-src ${[...new Set(["'self'", connect])].join(" ")}`,
    "base-uri 'self'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}
