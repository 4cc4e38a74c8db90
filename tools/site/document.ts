import { html, inlineElement, type Markup } from "./html.ts";

/** The parts in which the shop's pages differ. */
export type DocumentParts = {
  /** Path below the shop's URL: a folder with a trailing slash, or a file. */
  path: string;
  title: string;
  /** Markup after the title. */
  head: Markup;
  styles: string;
  main: Markup;
  /** Markup at the end of the body. */
  script: Markup;
  /** Attributes of `<html>`. */
  htmlAttributes?: Markup;
  /** `<base href>`; by default the shop's root, relative to the page. */
  base?: string;
};

/** @param buildPolicy builds a page's policy from its markup; returns undefined in `npm run dev` */
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
  buildPolicy: (page: string) => string | undefined,
): string {
  // The skip link includes the path: with <base>, a bare `#id` would resolve against the base URL.
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
  const policy = buildPolicy(rest.text);
  // A policy in <meta> applies only to what follows it.
  return html`<!doctype html>
<html lang="es"${htmlAttributes}>
<head>
<meta charset="utf-8">
${policy && html`<meta http-equiv="Content-Security-Policy" content="${policy}">\n`}${rest}`.text;
}
