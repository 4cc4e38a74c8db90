import { html, inlineElement, type Markup } from "./html.ts";

/** The parts in which the shop's pages differ. */
export type DocumentParts = {
  /** Below the shop's address: a folder with a slash at its end, or a file. */
  path: string;
  title: string;
  /** Behind the title. */
  head: Markup;
  styles: string;
  main: Markup;
  /** At the end of the page. */
  script: Markup;
  /** Attributes of `<html>`. */
  htmlAttributes?: Markup;
  /** `<base href>`; without it the shop's address as it is seen from the page. */
  base?: string;
};

/** @param policyFor writes the policy of a page from its markup; there is none while the shop is developed */
export function renderDocument(
  {
    path,
    title,
    head,
    styles,
    main,
    script,
    htmlAttributes,
    base = path.replace(/[^/]+/g, ".."),
  }: DocumentParts,
  policyFor: (page: string) => string | undefined,
): string {
  // The skip link says its page: a `#fragment` alone would lead to the base.
  const rest = html`${base && html`<base href="${base}">\n`}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${head}
<meta name="color-scheme" content="light">
${inlineElement("style", styles)}
</head>
<body>
<a class="skip" href="${path}#contenido">Saltar al contenido</a>
${main}${script}
</body>
</html>
`;
  const policy = policyFor(rest.text);
  // The policy stands before everything that it governs; only the encoding comes before it.
  return html`<!doctype html>
<html lang="es"${htmlAttributes}>
<head>
<meta charset="utf-8">
${policy && html`<meta http-equiv="Content-Security-Policy" content="${policy}">\n`}${rest}`.text;
}
