import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { freePort } from "./free-port.ts";
import { ensureProgram } from "./programs.ts";

/** As much of a browser as the visits need; each element is named by a CSS selector. */
export type Engine = {
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

const XVFB = "Xvfb";
const WEBKIT = "WebKitWebDriver";

/** Sees that there are all of them. */
export async function ensureEngines(): Promise<void> {
  ensureProgram("firefox-esr", ["firefox-esr"]);
  ensureProgram(WEBKIT, ["webkit2gtk-driver", "gstreamer1.0-libav"]);
  ensureProgram(XVFB, ["xvfb"]);
}

/** Firefox ESR over WebDriver BiDi. */
export async function firefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    headless: true,
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: "domcontentloaded" });
    },
    read: (expression) => page.evaluate(`(() => (${expression}))()`),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

/** The name under which WebDriver hands out elements. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** WebKitGTK over WebDriver, on a screen that nobody sees. */
export async function webkit(): Promise<Engine> {
  const home = await mkdtemp(path.join(tmpdir(), "ovillo-webkit-"));
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("WEBKIT_"));
  // It finds a free screen and tells its number.
  const xvfb = spawn(XVFB, ["-displayfd", "1", "-screen", "0", "1280x900x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [screen] = await once(xvfb.stdout, "data");
  const port = await freePort();
  const driver = spawn(WEBKIT, ["--host=127.0.0.1", `--port=${port}`], {
    stdio: "ignore",
    env: {
      ...Object.fromEntries(kept),
      DISPLAY: `:${String(screen).trim()}`,
      XDG_RUNTIME_DIR: home,
      HOME: home,
    },
  });

  const ask = async (method: string, address: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause) => {
      throw new Error(`No answer to ${address} ${JSON.stringify(body)}`, { cause });
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value)}`);
    return value;
  };
  const started = async (): Promise<{ sessionId: string }> => {
    for (let left = 40; ; left -= 1) {
      try {
        return (await ask("POST", "/session", {
          capabilities: { alwaysMatch: { browserName: "MiniBrowser" } },
        })) as { sessionId: string };
      } catch (error) {
        if (left === 0) throw error;
        await setTimeout(250);
      }
    }
  };
  const session = `/session/${(await started()).sessionId}`;
  const element = async (selector: string): Promise<string> => {
    const found = await ask("POST", `${session}/element`, {
      using: "css selector",
      value: selector,
    });
    return `${session}/element/${(found as Record<string, string>)[ELEMENT]}`;
  };
  return {
    open: async (url) => {
      await ask("POST", `${session}/url`, { url });
    },
    read: (expression) =>
      ask("POST", `${session}/execute/sync`, { script: `return (${expression})`, args: [] }),
    click: async (selector) => {
      // Just below the window's edge the driver takes an element for visible, and cannot reach it;
      // and what has been scrolled is where it is seen only once it has been drawn there.
      await ask("POST", `${session}/execute/async`, {
        script: `document.querySelector(arguments[0]).scrollIntoView({ block: "center" });
          requestAnimationFrame(() => requestAnimationFrame(() => arguments[1]()));`,
        args: [selector],
      });
      await ask("POST", `${await element(selector)}/click`, {});
    },
    type: async (selector, text) => {
      await ask("POST", `${await element(selector)}/value`, { text });
    },
    resize: async (width, height) => {
      await ask("POST", `${session}/window/rect`, { width, height });
    },
    close: async () => {
      await ask("DELETE", session).catch(() => {});
      driver.kill();
      xvfb.kill();
      await rm(home, { recursive: true, force: true });
    },
  };
}
