import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import puppeteer from "puppeteer-core";
import { beforeAll, beforeEach, describe, expect, vi } from "vitest";

/** The browser commands that the tests need; a CSS selector names an element. */
type BrowserDriver = {
  /** Opens a URL and waits only for its HTML: its images and script may still be loading. */
  open(url: string): Promise<unknown>;
  /** Returns the value of a JavaScript expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  /** Returns a PNG of the window's content. */
  screenshot(): Promise<Uint8Array>;
  /** Resizes the window; in WebKitGTK it is at least 447 pixels wide. */
  resize(width: number, height: number): Promise<unknown>;
  close(): Promise<unknown>;
};

/** A running engine, which opens a driver for each test: a page that an earlier test used is sometimes lost. */
type Engine = { openDriver(): Promise<BrowserDriver>; stop(): Promise<void> };

/** Starts Firefox ESR, controlled over WebDriver BiDi. */
async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    headless: true,
    // Firefox starts faster without its built-in extensions.
    extraPrefsFirefox: { "extensions.enabledScopes": 0 },
  });
  const openDriver = async (): Promise<BrowserDriver> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    return {
      open: (url) => page.goto(url, { waitUntil: "domcontentloaded" }),
      evaluate: (expression) => page.evaluate(`(() => (${expression}))()`),
      click: (selector) => page.click(selector),
      type: (selector, text) => page.type(selector, text),
      screenshot: () => page.screenshot(),
      resize: (width, height) => page.setViewport({ width, height }),
      close: () => context.close(),
    };
  };
  return { openDriver, stop: () => browser.close() };
}

/** Starts WebKitGTK, controlled over WebDriver, on a virtual display (Xvfb). */
async function launchWebKit(): Promise<BrowserDriver> {
  const homeDir = await mkdtemp(path.join(tmpdir(), "ovillo-webkit-"));
  // GTK's overlay scrollbar fades out for three seconds on every page that scrolls, and WebKit repaints the page meanwhile.
  const gtkSettings = path.join(homeDir, ".config/gtk-3.0/settings.ini");
  await mkdir(path.dirname(gtkSettings), { recursive: true });
  await writeFile(gtkSettings, "[Settings]\ngtk-overlay-scrolling=0\n");
  // Xvfb picks a free display and prints its number. The driver's port follows from it, so it is free too.
  const xvfb = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const display = Number((await once(xvfb.stdout, "data"))[0]);
  const port = 20_000 + display;
  const driver = spawn("WebKitWebDriver", ["--host=127.0.0.1", `--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_RUNTIME_DIR: homeDir,
      HOME: homeDir,
      // Without a graphics card, WebKitGTK paints faster on the processor than on an emulated card.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    },
  });

  let session = `http://127.0.0.1:${port}/session`;
  /** Posts a body, or reads a value if there is none. */
  const sendCommand = async (command: string, body?: object): Promise<unknown> => {
    const response = await fetch(session + command, {
      method: body ? "POST" : "GET",
      signal: AbortSignal.timeout(30_000),
      body: body ? JSON.stringify(body) : null,
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
    return value;
  };
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser" } };
  const newSession = await vi.waitFor(() => sendCommand("", { capabilities }), 60_000);
  session += `/${(newSession as { sessionId: string }).sessionId}`;

  const execute = (kind: "sync" | "async", script: string, ...args: string[]) =>
    sendCommand(`/execute/${kind}`, { script, args });
  const findElement = async (selector: string): Promise<string> => {
    const reference = await sendCommand("/element", { using: "css selector", value: selector });
    return `/element/${Object.values(reference as object)[0]}`;
  };
  return {
    open: (url) => sendCommand("/url", { url }),
    evaluate: (expression) => execute("sync", `return (${expression})`),
    click: async (selector) => {
      // The driver takes an element just below the window's edge for visible and fails to click it.
      // After the scroll, the element's position is right only once the page is painted.
      await execute(
        "async",
        `document.querySelector(arguments[0]).scrollIntoView({ block: "center" });
         requestAnimationFrame(() => requestAnimationFrame(() => arguments[1]()));`,
        selector,
      );
      await sendCommand(`${await findElement(selector)}/click`, {});
    },
    type: async (selector, text) => sendCommand(`${await findElement(selector)}/value`, { text }),
    screenshot: async () => Buffer.from((await sendCommand("/screenshot")) as string, "base64"),
    resize: (width, height) => sendCommand("/window/rect", { width, height }),
    close: async () => {
      await fetch(session, { method: "DELETE" }).catch(() => {});
      driver.kill();
      xvfb.kill();
      await rm(homeDir, { recursive: true, force: true });
    },
  };
}

/** A phone-like width that WebKitGTK's window can have. */
export const PHONE_WIDTH = 460;

/** An expression for a page: whether its script has started. */
export const IS_READY = "'ready' in document.documentElement.dataset";

type EngineContext = {
  name: string;
  /** The test's own driver. */
  driver: BrowserDriver;
  /** Waits until an expression in the page has this value. */
  waitForValue(expression: string, value?: unknown): Promise<void>;
  /** Opens a page of the example shop in a window of this width, and waits for its script. */
  openPage(address: string, width?: number): Promise<void>;
};

/** Declares the same tests for Firefox and for WebKit. */
export function describeEachEngine(declareTests: (context: EngineContext) => void): void {
  describe.each([
    ["Firefox", startFirefox],
    // A driver that has just ended a session sometimes starts no other one, so each test gets its own.
    ["WebKit", async () => ({ openDriver: launchWebKit, stop: async () => {} })],
  ])("%s", (name, start) => {
    let engine: Engine;
    const driver = {} as BrowserDriver;
    beforeAll(async () => {
      engine = await start();
      return engine.stop;
    });
    beforeEach(async () => {
      Object.assign(driver, await engine.openDriver());
      return () => driver.close();
    });

    const waitForValue = (expression: string, value: unknown = true) =>
      expect.poll(() => driver.evaluate(expression), { timeout: 15_000 }).toEqual(value);

    declareTests({
      name,
      driver,
      waitForValue,
      async openPage(address, width = 1280) {
        await driver.resize(width, 800);
        await driver.open(process.env.SHOP + address);
        await waitForValue(IS_READY);
      },
    });
  });
}
