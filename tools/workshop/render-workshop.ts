import { readFile } from "node:fs/promises";
import path from "node:path";
import { normalizePath, type Rolldown } from "vite";
import { WORKSHOP_PATH } from "../../lib/paths.ts";
import {
  PHOTO_MANIFEST_FILE,
  type PublishedPhoto,
  VERSION_FILE,
} from "../../model/repository/published-build.ts";
import type { RepositoryLocation } from "../../model/repository/repository-location.ts";
import { ROOT_ID } from "../../src/page-contract.ts";
import type { MediaFile } from "../content/inspect-media.ts";
import { PREVIEW_ENTRY, WORKSHOP_ENTRY } from "../entries.ts";
import type { BuildInfo } from "../hosting/build-info.ts";
import { buildPolicy } from "../hosting/content-security-policy.ts";
import { html, type Markup, ROCKET_LOADER_OPT_OUT, renderJsonScript } from "../site/html.ts";

/** The files of a bundle that Vite has built in memory; the entry chunk is first. */
export type Bundle = Rolldown.RolldownOutput["output"];

/** Renders both pages of the workshop, and what the build tells it about itself, keyed by path below the shop's URL. */
export async function renderWorkshop(
  output: Bundle,
  location: RepositoryLocation,
  photos: readonly MediaFile[],
  { commit }: BuildInfo,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const addFile = (name: string, source: string) => files.set(WORKSHOP_PATH + name, source);
  const previewFiles = collectPageFiles(output, PREVIEW_ENTRY, "");
  const workshopFiles = collectPageFiles(output, WORKSHOP_ENTRY, "../");
  // In tests the fake GitHub API has the shop's origin.
  const host = location.home === "github" && /^https:/.test(location.api) ? ` ${location.api}` : "";
  const workshopHead = html`<title>El taller</title>
<link rel="icon" href="icon.svg">
${renderJsonScript("application/json", location, "repository-location")}
<link rel="modulepreload" href="../${previewFiles.script}">`;
  const workshopBody = html`<noscript>El taller necesita JavaScript: actívalo en los ajustes del navegador y vuelve a abrir esta página.</noscript>
<iframe id="shop" src="tienda/" title="La tienda"></iframe>
<main id="workshop"><p role="status">Abriendo el taller…</p></main>`;
  addFile("index.html", renderHtmlPage(workshopFiles, `'self'${host}`, workshopHead, workshopBody));
  const previewHead = html`<title>La tienda</title>
<base href="../../">`;
  // A translation would show other texts than the shop's.
  const previewBody = html`<div id="${ROOT_ID}" translate="no"></div>`;
  addFile("tienda/index.html", renderHtmlPage(previewFiles, "'none'", previewHead, previewBody));
  addFile("icon.svg", await readFile("workshop/icon.svg", "utf8"));
  // The workshop polls this file until the host serves the commit that it has published.
  if (commit) addFile(VERSION_FILE, JSON.stringify({ commit }));
  // By Git blob id, so that the workshop finds photos even after the owner moves a file.
  const photoKeys: (keyof PublishedPhoto)[] = ["oid", "urlPrefix", "width", "height"];
  addFile(PHOTO_MANIFEST_FILE, JSON.stringify(photos, photoKeys));
  return files;
}

type PageFiles = { script: string; chunks: readonly string[]; styles: readonly string[] };

/** Collects a page's script, the chunks that it imports, and the styles of all of them. */
function collectPageFiles(output: Bundle, entry: string, base: string): PageFiles {
  const id = normalizePath(path.resolve(entry));
  const main = output.find((file) => file.type === "chunk" && file.facadeModuleId === id);
  const chunks = new Set<string>();
  const styles = new Set<string>();
  const addChunk = (fileName: string | undefined) => {
    const file = output.find((each) => each.fileName === fileName);
    if (file?.type !== "chunk" || chunks.has(base + file.fileName)) return;
    chunks.add(base + file.fileName);
    for (const imported of file.imports) addChunk(imported);
    for (const style of file.viteMetadata?.importedCss ?? []) styles.add(base + style);
  };
  addChunk(main?.fileName);
  const [script = "", ...imports] = chunks;
  return { script, chunks: imports, styles: [...styles] };
}

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
