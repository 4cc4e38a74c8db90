/** Headers by their names. */
export type Headers = Readonly<Record<string, string>>;

/** Cloudflare Pages ignores a line of `_headers` that is longer. */
const LONGEST_LINE = 2000;

/** What every answer carries, whatever the host. */
const EVERYWHERE: Headers = {
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** Pages are asked for again each time, and are not for other sites' scripts and pictures to embed. */
export const PAGES: Headers = {
  "Cache-Control": "no-cache",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** These names change with their content. No CORP: a photograph may be shown by a picture search. */
export const ASSETS: Headers = { "Cache-Control": "public, max-age=31536000, immutable" };

/** What every answer carries, the policy included. */
export const headersWith = (policy: string): Headers => ({
  // A page's own <meta> cannot say who may frame it.
  "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
  ...EVERYWHERE,
});

const headerLines = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/**
 * `_headers` as Cloudflare Pages and Netlify read it. No path gets one name twice: the former would
 * send both values. A folder of pages is one rule, however many bags have a page in it: the former
 * reads no more than 100.
 *
 * @param pages the files of all pages, named from the published folder
 * @throws in Spanish, where a line is longer than hosts read
 */
export function headersFile(all: Headers, pages: readonly string[]): string {
  const paths = pages.flatMap((page) => {
    const [first, ...rest] = page.split("/");
    if (rest.length > 0) return `/${first}/*`;
    return page === "index.html" ? ["/", "/index.html"] : `/${page}`;
  });
  const rules: [string, Headers][] = [
    ["/*", all],
    ["/assets/*", ASSETS],
    ...[...new Set(paths)].map((page): [string, Headers] => [page, PAGES]),
  ];
  const file = rules
    .map(([rule, headers]) => [rule, ...headerLines(headers), ""].join("\n"))
    .join("\n");
  if (file.split("\n").some(({ length }) => length > LONGEST_LINE))
    throw new Error(
      `La política de seguridad pasa de ${LONGEST_LINE} caracteres: hay demasiados estilos o programas distintos dentro de las páginas.`,
    );
  return file;
}
