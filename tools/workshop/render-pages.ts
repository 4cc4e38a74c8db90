import type { RepositoryLocation } from "../../model/repository/repository-location.ts";
import { ROOT_ID } from "../../src/page-contract.ts";
import { buildPolicy } from "../hosting/content-security-policy.ts";
import { html, type Markup, ROCKET_LOADER_OPT_OUT, renderJsonScript } from "../site/html.ts";

/** URLs of a page's scripts and styles, relative to its base URL. */
export type PageFiles = { script: string; chunks: readonly string[]; styles: readonly string[] };

function renderHtmlPage(files: PageFiles, connect: string, head: Markup, body: Markup): string {
  const policy = buildPolicy({
    "style-src": "'self'",
    // Unpublished photos are in memory.
    "img-src": "'self' blob:",
    "connect-src": connect,
    "frame-src": "'self'",
  });
  return html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
${head}
${files.styles.map((file) => html`<link rel="stylesheet" href="${file}">`)}
${files.chunks.map((file) => html`<link rel="modulepreload" href="${file}">`)}
<script${ROCKET_LOADER_OPT_OUT} type="module" src="${files.script}"></script>
</head>
<body>
${body}
</body>
</html>
`.text;
}

/**
 * Renders the workshop's page, which shows the preview in a frame.
 *
 * @param previewScript the frame's script, which this page preloads
 */
export function renderWorkshopPage(
  location: RepositoryLocation,
  files: PageFiles,
  previewScript: string,
): string {
  // In tests the fake GitHub API has the shop's origin.
  const host = location.home === "github" && /^https:/.test(location.api) ? ` ${location.api}` : "";
  return renderHtmlPage(
    files,
    `'self'${host}`,
    html`<title>El taller</title>
<link rel="icon" href="icon.svg">
${renderJsonScript("application/json", location, "repository-location")}
<link rel="modulepreload" href="${previewScript}">`,
    html`<noscript>El taller necesita JavaScript: actívalo en los ajustes del navegador y vuelve a abrir esta página.</noscript>
<iframe id="shop" src="tienda/" title="La tienda"></iframe>
<main id="workshop"><p role="status">Abriendo el taller…</p></main>`,
  );
}

/** Renders the page in the frame, in which the shop's components show the draft. */
export const renderPreviewPage = (files: PageFiles): string =>
  renderHtmlPage(
    files,
    "'none'",
    html`<title>La tienda</title>
<base href="../../">`,
    // A translation would show other texts than the shop's.
    html`<div id="${ROOT_ID}" translate="no"></div>`,
  );
