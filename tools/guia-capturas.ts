import { mkdir } from "node:fs/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { EXAMPLE } from "./content/remains.ts";
import { chromiumArgs, ensureChromium } from "./machine/chromium.ts";
import { startDemo } from "./serve/demo.ts";

const FOLDER = "docs/guia";

/** Photographs one thing of the shop for the owner's guide, as a small picture. */
async function photograph(
  browser: Browser,
  name: string,
  { address, width, height }: { address: string; width: number; height: number },
  show: (page: Page) => Promise<unknown> = async () => {},
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
  await page.goto(address);
  await show(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 96, compressionLevel: 9 })
    .toFile(`${FOLDER}/${name}.png`);
  await page.close();
}

/** Takes the pictures of docs/guia.md anew, of the example shop as it is shown. */
async function takePictures(): Promise<void> {
  process.env.CONTENT_DIR = EXAMPLE;
  await mkdir(FOLDER, { recursive: true });
  const { url, close } = await startDemo(0);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArgs,
  });
  const phone = { width: 390, height: 760 };
  const ready = (page: Page) => page.waitForSelector("html[data-hydrated]");

  await photograph(browser, "bolso", { address: `${url}/bolsos/chain-bag/`, ...phone }, ready);
  await photograph(browser, "buzon", { address: url, width: 900, height: 640 }, async (page) => {
    await ready(page);
    const form = page.getByRole("form", { name: "Formulario de contacto" });
    await form.scrollIntoViewIfNeeded();
    await form.getByLabel("Nombre").fill("Ana");
    await form.getByLabel("Correo electrónico").fill("ana@correo.example");
    await form.getByLabel("Mensaje").fill("Hola, ¿hacéis el Moon Bag en azul?");
    await form.getByRole("button").click();
    await page.getByText("¡Mensaje enviado!").waitFor();
    await page.goto(`${url}/buzon`);
  });
  await photograph(browser, "portada", { address: url, ...phone }, ready);

  await browser.close();
  await close();
}

await takePictures();
