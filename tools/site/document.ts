import { html, inline, type Markup } from "./html.ts";

/** A whole HTML page, by its parts in their order. */
export type DocumentParts = {
  /** Attributes of `<html>`. */
  data?: Markup;
  /** `<base href>`, seen from the page's own folder. */
  base?: string;
  /** The page's own address, seen from the base: a `#fragment` alone would lead to the base. */
  self?: string;
  /** The Content-Security-Policy; absent while the shop is developed. */
  policy?: string | undefined;
  head: Markup;
  styles: string;
  body: Markup;
};

/** The policy stands before everything that it governs; only the encoding comes before it. */
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
</head>
<body>
<a class="skip" href="${self}#contenido">Saltar al contenido</a>
${body}
</body>
</html>
`.text;
