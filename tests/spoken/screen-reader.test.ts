import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ensureProgram } from "../support/browsers.ts";
import { serveExampleShop } from "../support/example-server.ts";

/** Orca runs this file when it starts: it writes to stderr what it says. */
const ORCA_CUSTOMIZATIONS = `
import logging
logging.getLogger("speech").addHandler(logging.StreamHandler())
logging.getLogger("speech").setLevel(logging.INFO)
`;

const speech: string[] = [];
const processes: ChildProcess[] = [];
let dir: string;
let browser: Browser;
let page: Page;
let stopServer: () => Promise<void>;

/** Starts a program that prints one line when it is ready; returns the line. */
async function startServer(command: string, args: string[]): Promise<string> {
  const server = spawn(command, args, { stdio: ["ignore", "pipe", "ignore"] });
  processes.push(server);
  const [line] = await once(server.stdout, "data");
  return String(line).trim();
}

// Orca and Firefox on a virtual screen. Orca names roles in English.
beforeAll(async () => {
  const orcaPath = ensureProgram(["orca"], "orca at-spi2-core dbus");
  const firefoxPath = ensureProgram(["firefox-esr"], "firefox-esr");
  stopServer = await serveExampleShop();
  dir = await mkdtemp(path.join(tmpdir(), "ovillo-spoken-"));
  const xvfbPath = ensureProgram(["Xvfb"], "xvfb");
  const display = await startServer(xvfbPath, ["-displayfd", "1", "-screen", "0", "1280x900x24"]);
  const bus = await startServer("dbus-daemon", ["--session", "--nofork", "--print-address"]);
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    DBUS_SESSION_BUS_ADDRESS: bus,
    LC_ALL: "C.UTF-8",
    HOME: dir,
    XDG_RUNTIME_DIR: dir,
    XDG_DATA_HOME: dir,
    GNOME_ACCESSIBILITY: "1",
  };
  await mkdir(path.join(dir, "orca"));
  await writeFile(path.join(dir, "orca/orca-customizations.py"), ORCA_CUSTOMIZATIONS);
  const orca = spawn(orcaPath, { env, stdio: ["ignore", "ignore", "pipe"] });
  processes.push(orca);
  orca.stderr.on("data", (output) => {
    for (const [, words = ""] of String(output).matchAll(/SPEECH OUTPUT: '(.*)'/g))
      speech.push(words);
  });
  await vi.waitFor(() => expect(speech).toContain("Screen reader on."), 20_000);
  browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefoxPath,
    headless: false,
    env,
    args: ["--width=1200", "--height=860"],
  });
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  for (const process of processes.reverse()) process.kill();
  await stopServer?.();
  await rm(dir, { recursive: true, force: true });
});

const open = (address: string) => () => page.goto(process.env.SHOP + address);
const focus = (selector: string) => () => page.focus(selector);
const press =
  (key: "Tab" | "Enter" | "Escape" | "ArrowRight", selector = "") =>
  async () => {
    if (selector) await page.focus(selector);
    speech.length = 0;
    await page.keyboard.press(key);
  };

/** Shows the next photo, and waits for a possible second announcement. */
const showNextPhoto = () => press("ArrowRight")().then(() => setTimeout(2000));

const FIRST_PHOTO = "El bolso media luna marfil abierto";
const SECOND_PHOTO = "El bolso media luna marfil colgado por su asa";

// One visit: each step starts where the one before has ended.
test.each<[step: string, words: string, action: () => Promise<unknown>]>([
  [
    "Home opens",
    "Finished loading ovillo · Bolsos de crochet, hechos a mano en Barcelona.",
    open("/"),
  ],
  ["the first Tab", "Saltar al contenido link.", press("Tab")],
  [
    "a profile",
    "Instagram \\(se abre en una pestaña nueva\\) link.",
    focus("header a[href*=instagram]"),
  ],
  ["a card", "Moon Bag link heading level 3.", focus("h3 a")],
  [
    "an arrow of a card",
    "Fotos de Moon Bag carrusel. / Imagen siguiente de Moon Bag: 2 de 5 push button.",
    focus("article button[aria-label^='Imagen siguiente']"),
  ],
  ["the next photo", `Imagen 2 de 5.*${SECOND_PHOTO}`, press("Enter")],
  ["an empty field", "Nombre entry required. / Focus mode$", focus("form [name=name]")],
  ["the form's button", "Enviar mensaje push button.", focus("form [type=submit]")],
  ["an incomplete form", "Nombre entry required.* / Escribe tu nombre.", press("Enter")],
  ["a route", "Novedades heading level 1", press("Enter", "header a[href='#/novedades']")],
  [
    "a bag's page",
    "Finished loading Moon Bag, bolso de crochet · 24,00 € · ovillo.",
    open("/bolsos/moon-bag/"),
  ],
  ["a photo", `${FIRST_PHOTO}.* Ampliar la foto link`, focus("a[data-photo]")],
  ["the opened photo", `1 de 5\\. ${FIRST_PHOTO}`, press("Enter")],
  ["the next opened photo", `^2 de 5\\. ${SECOND_PHOTO}[^/]*$`, showNextPhoto],
  ["back on the page", `${SECOND_PHOTO}.* Ampliar la foto link`, press("Escape")],
])("%s: Orca says «%s»", async (_step, words, action) => {
  speech.length = 0;
  await action();
  await expect.poll(() => speech.join(" / "), { timeout: 20_000 }).toMatch(new RegExp(words));
});
