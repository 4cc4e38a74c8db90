import { html, inline, type Markup } from "./html.ts";

/** A whole HTML page, by its parts in their order. */
export type DocumentParts = {
  /** The page's own attributes of `<html>`, for the scripts that read them. */
  data?: Markup;
  /** Where all addresses of the page are read from, seen from the page's own folder. */
  base?: string;
  /** The page's own address, read from there; a `#fragment` alone would lead to the base. */
  self?: string;
  /** The Content-Security-Policy; absent while the shop is developed. */
  policy?: string | undefined;
  head: Markup;
  /** All styles of the page. */
  styles: string;
  body: Markup;
};

/** Hides the links that lead nowhere but Home without script: the header has others in their place. */
export const STYLE_WITHOUT_SCRIPT =
  '#menu nav>a,a[href^="#/"]:not([href="#/"]){display:none}#menu noscript{display:contents}';

/** Writes a page. The policy precedes everything that it governs; only the encoding comes before it. */
export const documentOf = ({
  data,
  base,
  self = "",
  policy,
  head,
  styles,
  body,
}: DocumentParts): string =>
  html`<!doctype html>
<html lang="es"${data}>
<head>
<meta charset="utf-8">${
    policy &&
    html`
<meta http-equiv="Content-Security-Policy" content="${policy}">`
  }${
    base &&
    html`
<base href="${base}">`
  }
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<meta name="color-scheme" content="light">
${inline("style", styles)}
<noscript>${inline("style", STYLE_WITHOUT_SCRIPT)}</noscript>
</head>
<body>
<a class="skip" href="${self}#contenido">Saltar al contenido</a>
${body}
</body>
</html>
`.text;
