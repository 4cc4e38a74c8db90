/** Headers by their names. */
export type Headers = Readonly<Record<string, string>>;

/** Cloudflare Pages ignores a line of `_headers` that is longer. */
const LONGEST_LINE = 2000;

/** The header that says what a page may do. */
const POLICY = "Content-Security-Policy";

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

/**
 * What every answer carries, the policy included.
 *
 * @param ancestors who may frame it, which a page's own <meta> cannot say
 */
export const headersWith = (policy: string, ancestors = "'none'"): Headers => ({
  [POLICY]: `${policy}; frame-ancestors ${ancestors}`,
  ...EVERYWHERE,
});

/** What the answers of the owner's workshop carry, where there is one: its page and files, and its preview. */
export type WorkshopHeaders = { page: Headers; preview: Headers };

const headerLines = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** The policy alone, and all else. */
export function apart(all: Headers): { policy: Headers; others: Headers } {
  const { [POLICY]: policy = "", ...others } = all;
  return { policy: { [POLICY]: policy }, others };
}

/**
 * The rules where the owner's workshop has a policy of its own. No path may get two, so that of the shop
 * is its pages' alone; what is none of them is not framed by others either.
 */
function rulesWithWorkshop(
  all: Headers,
  paths: readonly string[],
  workshop: WorkshopHeaders,
): Rule[] {
  const { policy, others } = apart(all);
  const page = apart(workshop.page).policy;
  return [
    ["/*", { ...others, "X-Frame-Options": "SAMEORIGIN" }],
    ["/assets/*", ASSETS],
    ...paths.map((page): Rule => [page, { ...policy, ...PAGES }]),
    ["/taller/", { ...page, ...PAGES }],
    ["/taller/index.html", { ...page, ...PAGES }],
    ["/taller/assets/*", { ...page, ...ASSETS }],
    ["/taller/vista/*", { ...apart(workshop.preview).policy, ...PAGES }],
  ];
}

type Rule = [path: string, headers: Headers];

/**
 * `_headers` as Cloudflare Pages and Netlify read it. No path gets one name twice: the former would
 * send both values. A folder of pages is one rule, however many bags have a page in it: the former
 * reads no more than 100.
 *
 * @param pages the files of all pages, named from the published folder
 * @param workshop what the answers of the owner's workshop carry, where there is one
 * @throws in Spanish, where a line is longer than hosts read
 */
export function headersFile(
  all: Headers,
  pages: readonly string[],
  workshop?: WorkshopHeaders,
): string {
  const each = pages.flatMap((page) => {
    const [first, ...rest] = page.split("/");
    if (rest.length > 0) return `/${first}/*`;
    return page === "index.html" ? ["/", "/index.html"] : `/${page}`;
  });
  const paths = [...new Set(each)];
  const rules: Rule[] = workshop
    ? rulesWithWorkshop(all, paths, workshop)
    : [["/*", all], ["/assets/*", ASSETS], ...paths.map((page): Rule => [page, PAGES])];
  const file = rules
    .map(([rule, headers]) => [rule, ...headerLines(headers), ""].join("\n"))
    .join("\n");
  if (file.split("\n").some(({ length }) => length > LONGEST_LINE))
    throw new Error(
      `La política de seguridad pasa de ${LONGEST_LINE} caracteres: hay demasiados estilos o programas distintos dentro de las páginas.`,
    );
  return file;
}
