import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import puppeteer from "puppeteer-core";
import { beforeEach, describe, expect, vi } from "vitest";

/** As much of a browser as the visits need; each element is named by a CSS selector. */
type BrowserDriver = {
  /** Waits for the page's own text alone: its pictures and its script may be held back. */
  open(url: string): Promise<unknown>;
  /** The value of a JavaScript expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  type(selector: string, text: string): Promise<unknown>;
  /** Asks for another size of the window, which WebKitGTK makes 447 pixels wide at least. */
  resize(width: number, height: number): Promise<unknown>;
  close(): Promise<void>;
};

/** Firefox ESR over WebDriver BiDi. */
async function launchFirefox(): Promise<BrowserDriver> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    headless: true,
  });
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url, { waitUntil: "domcontentloaded" }),
    evaluate: (expression) => page.evaluate(`(() => (${expression}))()`),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

/** WebKitGTK over WebDriver, on a screen that nobody sees. */
async function launchWebKit(): Promise<BrowserDriver> {
  const home = await mkdtemp(path.join(tmpdir(), "ovillo-webkit-"));
  // Xvfb finds a free screen and tells its number; the driver's port is free as well, since it goes by that number.
  const xvfb = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const screen = Number((await once(xvfb.stdout, "data"))[0]);
  const port = 20_000 + screen;
  const driver = spawn("WebKitWebDriver", ["--host=127.0.0.1", `--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${screen}`, XDG_RUNTIME_DIR: home, HOME: home },
  });

  let session = `http://127.0.0.1:${port}/session`;
  const ask = async (command: string, body: object): Promise<unknown> => {
    const signal = AbortSignal.timeout(30_000);
    const request = { method: "POST", signal, body: JSON.stringify(body) };
    const response = await fetch(session + command, request);
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
    return value;
  };
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser" } };
  const begun = await vi.waitFor(() => ask("", { capabilities }), 60_000);
  session += `/${(begun as { sessionId: string }).sessionId}`;

  const run = (kind: "sync" | "async", script: string, ...args: string[]) =>
    ask(`/execute/${kind}`, { script, args });
  const element = async (selector: string): Promise<string> => {
    const found = await ask("/element", { using: "css selector", value: selector });
    return `/element/${Object.values(found as object)[0]}`;
  };
  return {
    open: (url) => ask("/url", { url }),
    evaluate: (expression) => run("sync", `return (${expression})`),
    click: async (selector) => {
      // Just below the window's edge the driver takes an element for visible, and cannot reach it;
      // and what has been scrolled is where it is seen only once it has been drawn there.
      await run(
        "async",
        `document.querySelector(arguments[0]).scrollIntoView({ block: "center" });
         requestAnimationFrame(() => requestAnimationFrame(() => arguments[1]()));`,
        selector,
      );
      await ask(`${await element(selector)}/click`, {});
    },
    type: async (selector, text) => ask(`${await element(selector)}/value`, { text }),
    resize: (width, height) => ask("/window/rect", { width, height }),
    close: async () => {
      await fetch(session, { method: "DELETE" }).catch(() => {});
      driver.kill();
      xvfb.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Holds once the app has taken the page over. */
export const IS_READY = "'hydrated' in document.documentElement.dataset";

type EngineContext = {
  name: string;
  /** The browser that this visit is made in: one of its own, since the drivers lose a page that was kept, now and then. */
  driver: BrowserDriver;
  /** Waits until an expression in the page has this value. */
  waitForValue(expression: string, value?: unknown): Promise<void>;
  /** Opens an address of the example shop in a window of this width, and waits for the app. */
  openPage(address: string, width?: number): Promise<void>;
};

/** Makes the same visits in Firefox and in WebKit. */
export function describeEachEngine(visits: (visitor: EngineContext) => void): void {
  describe.each([
    ["Firefox", launchFirefox],
    ["WebKit", launchWebKit],
  ])("%s", (name, start) => {
    const engine = {} as BrowserDriver;
    beforeEach(async () => {
      Object.assign(engine, await start());
      return () => engine.close();
    });

    const see = (expression: string, value: unknown = true) =>
      expect.poll(() => engine.evaluate(expression), { timeout: 15_000 }).toEqual(value);

    visits({
      name,
      driver: engine,
      waitForValue: see,
      async openPage(address, width = 1280) {
        await engine.resize(width, 800);
        await engine.open(process.env.SHOP + address);
        await see(IS_READY);
      },
    });
  });
}
