import { NOTICE_ID, ROOT_ID } from "../../src/page-contract.ts";
import { data, html } from "../site/html.ts";
import { PREVIEW_POLICY, workshopPolicy } from "./policy.ts";

/** Whose workshop it is, and where it keeps what is written in it. */
export type Workshop = {
  /** The repository as its host names it: `owner/name`. */
  repository: string;
  branch: string;
  /** Set where the files of a folder are changed by a stand-in for the repository's API, which needs no key. */
  local?: boolean;
};

/** The workshop's page: a script, its styles, and the policy under which it works. */
export const workshopPage = (workshop: Workshop, script: string, styles: string): string =>
  html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${workshopPolicy(workshop.local)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>El taller de la tienda</title>
<link rel="icon" href="data:,">
${data("application/json", workshop, "taller")}
<link rel="stylesheet" href="${styles}">
<script type="module" src="${script}"></script>
</head>
<body>
<noscript>El taller necesita JavaScript: actívalo en los ajustes del navegador y vuelve a abrir esta página.</noscript>
</body>
</html>
`.text;

/** The page that the workshop frames: the shop, at the shop's own address. */
export const previewPage = (script: string, styles: string): string =>
  html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${PREVIEW_POLICY}">
<base href="../../">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>La vista previa de la tienda</title>
<link rel="stylesheet" href="${styles}">
<script type="module" src="${script}"></script>
</head>
<body>
<aside id="${NOTICE_ID}" aria-label="Aviso" hidden><p></p></aside>
<div id="${ROOT_ID}">Preparando la vista previa…</div>
</body>
</html>
`.text;
