import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumArgs, ensureChromium } from "../tests/support/chromium.ts";
import { copyProject } from "../tests/support/project-copy.ts";
import { EXAMPLE } from "./content/example-content.ts";
import { serve } from "./serve/host.ts";
import { buildWorkshop } from "./taller/build.ts";

/** The pictures of the owner's documents. */
const FOLDER = path.resolve("docs/guia");
const PHONE = { width: 390, height: 760 };
/** A build of the shop on a machine that is busy with other things. */
const BUILD_MS = 300_000;

/** The shop and its workshop as `npm start` shows them, of the example and in a folder of their own. */
async function startCopy(dir: string): Promise<{ url: string; server: ChildProcess }> {
  await copyProject(dir);
  await cp(EXAMPLE, path.join(dir, "content"), { recursive: true });
  // What is encoded already need not be encoded again.
  await mkdir(path.join(dir, ".cache"));
  await mkdir(".cache/photos", { recursive: true });
  await symlink(path.resolve(".cache/photos"), path.join(dir, ".cache/photos"), "junction");
  const server = spawn(
    process.execPath,
    [path.resolve("node_modules/tsx/dist/cli.mjs"), "tools/start.ts"],
    {
      cwd: dir,
      env: { ...process.env, CONTENT_DIR: "content", PORT: "0" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const url = await new Promise<string>((done, failed) => {
    let said = "";
    server.stdout?.on("data", (chunk) => {
      said += chunk;
      const [, address] = /La tienda +(\S+)/.exec(said) ?? [];
      if (address) done(address);
    });
    server.once("exit", () => failed(new Error(said)));
  });
  return { url, server };
}

/** Keeps what a page shows now, as a small picture. */
async function photograph(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await sharp(await page.screenshot({ animations: "disabled" }))
    .webp({ quality: 60, effort: 6 })
    .toFile(path.join(FOLDER, `${name}.webp`));
}

const open = (browser: Browser, viewport = PHONE) =>
  browser.newPage({
    viewport,
    deviceScaleFactor: 1.5,
    hasTouch: true,
    isMobile: viewport === PHONE,
    locale: "es-ES",
    reducedMotion: "reduce",
  });

/** A bag's own page, and the mailbox of this computer with a message in it. */
async function showShop(browser: Browser, url: string): Promise<void> {
  const page = await open(browser);
  await page.goto(`${url}bolsos/chain-bag/`);
  await photograph(page, "bolso");
  await page.close();

  const wide = await open(browser, { width: 720, height: 760 });
  await wide.goto(url);
  await wide.waitForSelector("html[data-hydrated]");
  const form = wide.getByRole("form", { name: "Formulario de contacto" });
  await form.getByLabel("Nombre").fill("Ana");
  await form.getByLabel("Correo electrónico").fill("ana@correo.example");
  await form.getByLabel("Mensaje").fill("Hola, ¿hacéis el Moon Bag en azul?");
  await form.getByRole("button").click();
  await wide.getByText("¡Mensaje enviado!").waitFor();
  await wide.goto(`${url}buzon`);
  await photograph(wide, "buzon");
  await wide.close();
}

/** The published workshop asks for a key, which that of this computer does not. */
async function showDoor(browser: Browser, dir: string): Promise<void> {
  await buildWorkshop(dir, { repository: "ana/tienda", branch: "main" });
  const { url, close } = await serve({ dir, port: 0 });
  const page = await open(browser);
  await page.goto(`${url}/taller/`);
  await page.getByRole("button", { name: "Entrar con tu llave" }).click();
  await page.getByRole("alertdialog").getByRole("textbox").waitFor();
  await photograph(page, "entrar");
  await page.close();
  await close();
}

/** What the owner does in her workshop, from the list of bags to what becomes of a save. */
async function showWorkshop(browser: Browser, url: string): Promise<void> {
  const page = await open(browser);
  page.setDefaultTimeout(BUILD_MS);
  const openBags = async () => {
    await page.goto(`${url}taller/`);
    await page.getByRole("treeitem", { name: "Bolsos" }).tap();
    await page.getByRole("row", { name: "Ribbon Bag" }).waitFor();
  };
  const openBag = async (name: string) => {
    await openBags();
    await page.getByRole("row", { name }).getByText(name).click();
    await page.getByLabel("Precio", { exact: true }).waitFor();
  };
  const save = () => page.getByRole("button", { name: "Guardar", exact: true }).click();
  const told = (text: string) => page.getByRole("region", { name: "Publicación" }).getByText(text);

  await openBags();
  await page.waitForFunction(
    () => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length >= 6,
  );
  await photograph(page, "bolsos");

  await openBag("Moon Bag");
  await page.getByLabel("Precio", { exact: true }).fill("24,50");
  await photograph(page, "precio");
  await page.getByLabel("Qué se ve en la foto 1").scrollIntoViewIfNeeded();
  await page.locator(".taller-photos li").first().locator("img").waitFor();
  await page.locator(".taller-photos").evaluate((list) => list.scrollIntoView());
  await photograph(page, "fotos");
  await save();
  await told("Guardado. Publicando").waitFor();
  await photograph(page, "guardado");
  await told("Publicado: ya se ve").waitFor();
  await photograph(page, "publicado");

  // What one file cannot know is told when the whole is built.
  await openBag("Chain Bag");
  await page.getByLabel("Nombre", { exact: true }).fill("Moon Bag");
  await save();
  await told("No se ha publicado").waitFor();
  await photograph(page, "no-publicado");
  await page.close();
}

/** Takes the pictures of docs/guia.md and docs/publicar.md anew. */
async function takePictures(): Promise<void> {
  const dir = await mkdtemp(path.join(tmpdir(), "ovillo-guia-"));
  await mkdir(path.join(dir, "tienda"));
  const { url, server } = await startCopy(path.join(dir, "tienda"));
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArgs,
  });
  try {
    await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    await showShop(browser, url);
    await showDoor(browser, path.join(dir, "entrada"));
    await showWorkshop(browser, url);
  } finally {
    await browser.close();
    const ended = once(server, "exit");
    server.kill();
    await ended;
    await rm(dir, { recursive: true, force: true });
  }
}

await takePictures();
