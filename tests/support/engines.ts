import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import puppeteer from "puppeteer-core";
import { afterAll, afterEach, beforeEach, describe, expect, inject, vi } from "vitest";

/** As much of a browser as the visits need; each element is named by a CSS selector. */
type Engine = {
  /** Waits for the page's own text alone: its pictures and its script may be held back. */
  open(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page. */
  read(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Asks for another size of the window; WebKitGTK has one of 447 pixels at least. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

/** Firefox ESR over WebDriver BiDi. */
async function firefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    headless: true,
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
    read: (expression) => page.evaluate(`(() => (${expression}))()`),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

/** A port of this machine that nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), "close");
  return port;
}

/** WebKitGTK over WebDriver, on a screen that nobody sees. */
async function webkit(): Promise<Engine> {
  const home = await mkdtemp(path.join(tmpdir(), "ovillo-webkit-"));
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("WEBKIT_"));
  // Xvfb finds a free screen and tells its number.
  const xvfb = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1280x900x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [screen] = await once(xvfb.stdout, "data");
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", ["--host=127.0.0.1", `--port=${port}`], {
    stdio: "ignore",
    env: {
      ...Object.fromEntries(kept),
      DISPLAY: `:${String(screen).trim()}`,
      XDG_RUNTIME_DIR: home,
      HOME: home,
    },
  });

  const ask = async (method: string, address: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${address}`, {
      method,
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
    return value;
  };
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser" } };
  const begun = await vi.waitFor(() => ask("POST", "", { capabilities }), 60_000);
  const session = `/${(begun as { sessionId: string }).sessionId}`;
  const tell = async (command: string, body: object) =>
    void (await ask("POST", session + command, body));
  const element = async (selector: string): Promise<string> => {
    const found = await ask("POST", `${session}/element`, {
      using: "css selector",
      value: selector,
    });
    return `/element/${Object.values(found as object)[0]}`;
  };
  return {
    open: (url) => tell("/url", { url }),
    read: (expression) =>
      ask("POST", `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    click: async (selector) => {
      // Just below the window's edge the driver takes an element for visible, and cannot reach it;
      // and what has been scrolled is where it is seen only once it has been drawn there.
      await tell("/execute/async", {
        script: `document.querySelector(arguments[0]).scrollIntoView({ block: "center" });
          requestAnimationFrame(() => requestAnimationFrame(() => arguments[1]()));`,
        args: [selector],
      });
      await tell(`${await element(selector)}/click`, {});
    },
    type: async (selector, text) => tell(`${await element(selector)}/value`, { text }),
    resize: (width, height) => tell("/window/rect", { width, height }),
    close: async () => {
      await ask("DELETE", session).catch(() => {});
      driver.kill();
      xvfb.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Holds once the app has taken the page over. */
export const hydrated = "'hydrated' in document.documentElement.dataset";

type Visitor = {
  name: string;
  /** The browser, from the first visit on. */
  engine: Engine;
  /** Waits until an expression in the page has this value. */
  see(expression: string, value?: unknown): Promise<void>;
  /** Opens an address, of the example shop's, afresh; and waits for the app unless it will not come. */
  visit(address: string, app?: boolean): Promise<void>;
  /** What is done here is done in a window as narrow as WebKitGTK can have one. */
  inSmallWindow(visit: () => Promise<void>): Promise<void>;
};

/**
 * Makes the same visits in Firefox and in WebKit.
 *
 * @param options.afresh gives each visit a browser of its own: the drivers lose a page that was kept, now and then
 */
export function inEveryEngine(visits: (visitor: Visitor) => void, { afresh = false } = {}): void {
  describe.each([
    ["Firefox", firefox],
    ["WebKit", webkit],
  ])("%s", (name, start) => {
    const engine = {} as Engine;
    let running = false;

    beforeEach(async () => {
      if (!running) Object.assign(engine, await start());
      running = true;
    });
    const stop = async () => {
      if (running) await engine.close();
      running = false;
    };
    // A browser that no longer answers would fail every other visit too: the next one gets a new one.
    afterEach(({ task }) => (afresh || task.result?.state === "fail" ? stop() : undefined));
    afterAll(stop);

    const see = (expression: string, value: unknown = true) =>
      expect.poll(() => engine.read(expression), { timeout: 15_000 }).toEqual(value);

    visits({
      name,
      engine,
      see,
      async visit(address, app = true) {
        // What the visit before has left in the tab; a page of no shop has no storage.
        await engine.read("void (location.protocol === 'http:' && sessionStorage.clear())");
        await engine.open("about:blank");
        await engine.open(new URL(address, inject("shop")).href);
        if (app) await see(hydrated);
      },
      async inSmallWindow(visit) {
        await engine.resize(460, 800);
        await visit().finally(() => engine.resize(1280, 800));
      },
    });
  });
}
