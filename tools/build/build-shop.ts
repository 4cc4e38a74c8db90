import { appendFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";
import type { Logger, Rolldown, ViteBuilder } from "vite";
import { SHARE_IMAGE_FILE } from "../../model/content/content-files.ts";
import { isExamplePhoto, isExampleShop } from "../../model/content/example-shop.ts";
import type { RepositoryLocation } from "../../model/repository/repository-location.ts";
import type { MediaFile } from "../content/inspect-media.ts";
import { type LoadedContent, loadContent } from "../content/load-content.ts";
import { CONTENT_DIR, listFiles } from "../content-dir.ts";
import type { BuildInfo } from "../hosting/build-info.ts";
import { encodePhotos } from "../photos/encode.ts";
import { assignMediaUrls, writeMedia } from "../photos/media.ts";
import { buildPageAssets } from "../site/page-assets.ts";
import type { AppModule, StaticPagesModule } from "../site/pages.ts";
import { renderSite } from "../site/render-site.ts";
import { recoverPublication } from "../workshop/local-folder-api.ts";
import { type Bundle, renderWorkshop } from "../workshop/render-workshop.ts";
import { createBuildDir, replaceOutDir } from "./output-folder.ts";

const NO_WORKSHOP_MESSAGE =
  "La tienda se publica sin taller: no se sabe en qué repositorio de GitHub está. Donde la construyes, escribe la variable TALLER_REPOSITORIO, con «cuenta/nombre» (docs/publicar.md).";

const UNKNOWN_FOLDER_MESSAGE =
  "Sin la dirección de la tienda (url, en tienda.yaml), la página que sale cuando un enlace no existe supone que la tienda está en la raíz de su dominio: si la subes a una carpeta, escribe antes la dirección.";

/** Cloudflare accepts no more files of a free account. */
const MAX_HOST_FILES = 20_000;

const formatFileCountMessage = (count: number): string =>
  `La tienda tiene ${count} archivos, y Cloudflare admite ${MAX_HOST_FILES}: quita fotos o bolsos, o busca otro alojamiento.`;

const EXAMPLE_MESSAGE =
  "Esta es la tienda de prueba: su WhatsApp no es de nadie. La tuya empieza vacía, en el taller o como dice la guía en «Los archivos».";

const EXAMPLE_PHOTOS_MESSAGE =
  "Hay bolsos con las fotos de la tienda de prueba, y salen con tu WhatsApp. Si no son tuyos, quítalos, o empieza vacía como dice la guía en «Los archivos».";

function warnAboutExample({ content, media, publishedFiles }: LoadedContent, logger: Logger): void {
  const hasExamplePhoto = [...publishedFiles].some((file) =>
    isExamplePhoto(media.get(file)?.oid ?? ""),
  );
  if (isExampleShop(content.shop)) logger.warn(EXAMPLE_MESSAGE);
  else if (hasExamplePhoto) logger.warn(EXAMPLE_PHOTOS_MESSAGE);
}

/** Loads the content; exits before anything is written if it has errors, otherwise logs the warnings. */
async function loadPublishableContent(logger: Logger): Promise<LoadedContent> {
  const { loadedContent, report } = await loadContent();
  if (loadedContent && report) logger.warn(report);
  if (loadedContent) return loadedContent;
  // A throw would be wrapped in Vite's English error.
  logger.error(report);
  process.exit(1);
}

/** Returns where the workshop publishes; undefined if the build does not know the shop's repository. */
function locateRepository(mode: string, { repository, branch }: BuildInfo) {
  if (mode === "demo") return { home: "folder" } satisfies RepositoryLocation;
  if (!repository) return undefined;
  const api = "https://api.github.com";
  return { home: "github", repository, branch, api } satisfies RepositoryLocation;
}

/** Builds an environment of vite.config.ts in memory. */
async function bundle(builder: ViteBuilder, name: string): Promise<Bundle> {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`There is no environment ${name}`);
  return ((await builder.build(environment)) as Rolldown.RolldownOutput).output;
}

const isStyle = ({ fileName }: Bundle[number]): boolean => fileName.endsWith(".css");
const getSource = (file: Bundle[number]) => (file.type === "chunk" ? file.code : file.source);
const joinStyles = (output: Bundle): string =>
  output
    .filter(isStyle)
    .map((file) => String(getSource(file)).trim())
    .join("");

/** The licences of all packages in a bundle. Vite writes them to this file (`build.license`); no page links to it. */
export const LICENSES = "licencias.md";

/** Reads the licences of both fonts, which are in no package. */
async function readFontLicenses(): Promise<string> {
  const sections = ["Instrument Serif", "Instrument Sans"].map(async (family) => {
    const file = `src/styles/fonts/${family.toLowerCase().replace(" ", "-")}.txt`;
    return `\n## ${family} (OFL-1.1)\n\n${await readFile(file, "utf8")}`;
  });
  return (await Promise.all(sections)).join("");
}

function runModule<Module>([{ code }]: Bundle): Module {
  const exports = {};
  compileFunction(code, ["exports", "require"])(exports, createRequire(import.meta.url));
  return exports as Module;
}

/** Builds the shop. @param mode `demo` sends mail to the host that serves the shop, and its workshop edits the local folder */
export async function buildShop(builder: ViteBuilder, mode: string, buildInfo: BuildInfo) {
  const { root, logger, build } = builder.config;
  console.log("Construyendo la tienda…");
  // A rebuild of `npm start` runs beside the workshop, which may be replacing files.
  if (!process.env.CONTENT_IN_USE) await recoverPublication(CONTENT_DIR);
  const loadedContent = await loadPublishableContent(logger);
  const { shop } = loadedContent.content;
  if (mode !== "demo") warnAboutExample(loadedContent, logger);
  if (mode !== "demo" && !shop.url && !buildInfo.hostPath) logger.warn(UNKNOWN_FOLDER_MESSAGE);
  const media = assignMediaUrls(loadedContent);
  const repository = locateRepository(mode, buildInfo);

  // Encoding photos takes longest, so it comes last: an error in the code ends the build before.
  const client = await bundle(builder, "client");
  const app = await bundle(builder, "ssr");
  const staticPages = await bundle(builder, "static");
  const files = await renderSite(loadedContent, media, mode, await buildPageAssets(loadedContent), {
    app: runModule<AppModule>(app),
    staticPages: runModule<StaticPagesModule>(staticPages),
    staticCss: joinStyles(staticPages),
    scriptUrl: client[0].fileName,
    css: joinStyles(client),
    hostPath: buildInfo.hostPath,
  });
  // The pages contain the styles.
  for (const file of client) if (!isStyle(file)) files.set(file.fileName, getSource(file));
  files.set("_headers", await readFile("tools/hosting/_headers"));
  if (repository) {
    const workshop = await bundle(builder, "workshop");
    const shareImage = loadedContent.media.get(SHARE_IMAGE_FILE);
    const photos: MediaFile[] = [...media.photos.values()];
    if (shareImage) photos.push(shareImage);
    const pages = await renderWorkshop(workshop, repository, photos, buildInfo);
    for (const file of workshop) files.set(file.fileName, getSource(file));
    for (const [name, source] of pages) files.set(name, source);
  } else logger.warn(NO_WORKSHOP_MESSAGE);

  const outDir = path.resolve(root, build.outDir);
  const buildDir = await createBuildDir(outDir);
  try {
    const fontLicenses = await readFontLicenses();
    for (const [name, source] of files) {
      await mkdir(path.dirname(path.join(buildDir, name)), { recursive: true });
      await writeFile(path.join(buildDir, name), source);
      if (name.endsWith(LICENSES)) await appendFile(path.join(buildDir, name), fontLicenses);
    }
    await encodePhotos(media.photos.values());
    await writeMedia(buildDir, media);
    const fileCount = (await listFiles(buildDir)).length;
    if (fileCount > MAX_HOST_FILES) logger.warn(formatFileCountMessage(fileCount));
    // Like Vite, deletes nothing in a folder outside the project.
    const isInProject = outDir.startsWith(path.resolve(root) + path.sep);
    if (build.emptyOutDir ?? isInProject) await replaceOutDir(outDir, buildDir);
    else await cp(buildDir, outDir, { recursive: true });
  } finally {
    await rm(buildDir, { recursive: true, force: true });
  }
  if (mode !== "demo")
    console.log(`Lista: lo que hay que subir está en la carpeta «${path.relative(".", outDir)}».`);
}
