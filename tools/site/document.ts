import { html, inline, type Markup } from "./html.ts";

/** What a page of the shop says for itself; the rest is the same on all of them. */
export type DocumentParts = {
  title: string;
  /** Behind the title. */
  head: Markup;
  styles: string;
  main: Markup;
  /** At the end of the page. */
  script: Markup;
  /** Attributes of `<html>`. */
  data?: Markup;
  /** `<base href>`, seen from the page's own folder. */
  base?: string;
  /** The page's own address, seen from the base: a `#fragment` alone would lead to the base. */
  self: string;
};

/** @param policyFor writes the policy of a page from its markup; there is none while the shop is developed */
export function documentOf(
  { title, head, styles, main, script, data, base, self }: DocumentParts,
  policyFor?: (page: string) => string,
): string {
  const rest = html`${base && html`<base href="${base}">\n`}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${head}
<meta name="color-scheme" content="light">
${inline("style", styles)}
</head>
<body>
<a class="skip" href="${self}#contenido">Saltar al contenido</a>
${main}${script}
</body>
</html>
`;
  const policy = policyFor?.(rest.text);
  // The policy stands before everything that it governs; only the encoding comes before it.
  return html`<!doctype html>
<html lang="es"${data}>
<head>
<meta charset="utf-8">
${policy && html`<meta http-equiv="Content-Security-Policy" content="${policy}">\n`}${rest}`.text;
}
