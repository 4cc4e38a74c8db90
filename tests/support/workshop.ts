import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FrameLocator, Page } from "@playwright/test";
import { DEMO_DIR } from "../../tools/serve/demo.ts";
import { type Served, serve } from "../../tools/serve/host.ts";
import type { Middleware } from "../../tools/serve/middleware.ts";
import { buildWorkshop } from "../../tools/taller/build.ts";
import { serveWorkshop } from "../../tools/taller/local.ts";
import { repositoryApi } from "../../tools/taller/stand-in/api.ts";
import { contentFolder } from "../../tools/taller/stand-in/folder.ts";
import { publication } from "../../tools/taller/stand-in/publication.ts";
import { expect, test as visitTest } from "./visit.ts";
import { writeWorkshopContent } from "./workshop-content.ts";

export { expect };

/** A shop of the owner's, in a folder of its own, with the workshop that changes it. */
export type Workshop = {
  url: string;
  /** Holds `content/`. */
  folder: string;
  /** What a file of the content says. */
  read(file: string): Promise<string>;
  /** Somebody else changes a file of the content. */
  write(file: string, text: string): Promise<void>;
  /** How each build ends that a change leads to, from now on; empty where nothing is wrong. */
  report(report: string): void;
  /** Cuts the line as soon as something is to be saved; `mend` lets it be saved again. */
  cut(): void;
  mend(): void;
};

/** How long a build of the workshop may take on a machine that is busy with other things. */
export const BUILD_MS = 180_000;

/** A visit of the owner's to her workshop. */
export const test = visitTest.extend<{ workshop: Workshop }, { built: string }>({
  built: [
    // Playwright reads from this pattern what a fixture needs; this one needs nothing.
    async ({ browserName: _ }, use) => {
      const dir = await mkdtemp(path.join(tmpdir(), "ovillo-taller-"));
      await buildWorkshop(dir, { repository: "este/ordenador", branch: "main", local: true });
      await use(dir);
      await rm(dir, { recursive: true });
    },
    { scope: "worker", timeout: BUILD_MS },
  ],

  workshop: async ({ built }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "ovillo-tienda-"));
    await writeWorkshopContent(folder);
    let report = "";
    let isCut = false;
    const api = repositoryApi(
      contentFolder(folder),
      publication(async () => ({ ok: report === "", report })),
    );
    const cutApi: Middleware = (req, res, next) => {
      if (isCut && req.method === "POST") req.socket.destroy();
      else api(req, res, next);
    };
    const before = serveWorkshop(built, cutApi);
    // The shop is the demo: the workshop shows what is not saved yet in it.
    const served: Served = await serve({ dir: DEMO_DIR, before, port: 0 });
    await use({
      url: `${served.url}/taller/`,
      folder,
      read: (file) => readFile(path.join(folder, "content", file), "utf8"),
      write: (file, text) => writeFile(path.join(folder, "content", file), text),
      report: (said) => {
        report = said;
      },
      cut: () => {
        isCut = true;
      },
      mend: () => {
        isCut = false;
      },
    });
    await served.close();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: ({ workshop }, use) => use(workshop.url),
});

/** Opens the workshop at the list of bags. */
export async function openBags(page: Page): Promise<void> {
  await page.goto("");
  await page.getByRole("treeitem", { name: "Bolsos" }).click();
}

/** Opens what there is once: the shop's data, its texts, its large pictures. */
export async function openPage(page: Page, name: string): Promise<void> {
  await page.goto("");
  await page.getByRole("treeitem", { name }).click();
}

/** Opens a bag of the list. */
export async function openBag(page: Page, name: string): Promise<void> {
  await openBags(page);
  await page.getByRole("row", { name }).getByText(name).click();
}

/** A file as the system's own picker hands it over. */
type Picked = { name: string; mimeType: string; buffer: Buffer };

/** Chooses photographs for a bag, several at once. */
export async function addPhotos(page: Page, files: Picked[]): Promise<void> {
  const add = page.getByRole("button", { name: "Añadir fotos" });
  await add.scrollIntoViewIfNeeded();
  const choosing = page.waitForEvent("filechooser");
  await add.click();
  const chooser = await choosing;
  expect(chooser.isMultiple()).toBe(true);
  await chooser.setFiles(files);
}

/** The shop, as the preview shows it with what is not saved yet. */
export async function openPreview(page: Page): Promise<FrameLocator> {
  const eye = page.getByRole("button", { name: "Vista previa" });
  // A wide window shows it beside the fields.
  if ((page.viewportSize()?.width ?? 0) < 1024) await eye.click();
  return page
    .frameLocator("iframe[title='Vista previa del contenido']")
    .frameLocator("iframe[title='La tienda, con tus cambios']");
}

/** Presses Guardar. */
export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
}
