import { afterAll, afterEach, beforeEach, describe, expect } from "vitest";
import { type Engine, firefox, webkit } from "./engines.ts";

/** Holds once the app has taken the page over. */
export const hydrated = "'hydrated' in document.documentElement.dataset";

type Visitor = {
  name: string;
  /** The browser, from the first visit on. */
  engine: Engine;
  /** Waits until an expression in the page has this value. */
  see(expression: string, value?: unknown): Promise<void>;
  /** Opens an address afresh, and waits for the app unless it will not come. */
  visit(url: string, app?: boolean): Promise<void>;
  /** What is done here is done in a window as narrow as WebKitGTK can have one. */
  inSmallWindow(visit: () => Promise<void>): Promise<void>;
};

/** Makes the same visits in Firefox and in WebKit, each in one browser for all of them. */
export function inEveryEngine(visits: (visitor: Visitor) => void): void {
  describe.each([
    ["Firefox ESR", firefox],
    ["WebKitGTK", webkit],
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
    afterEach(({ task }) => (task.result?.state === "fail" ? stop() : undefined));
    afterAll(stop);

    const see = (expression: string, value: unknown = true) =>
      expect.poll(() => engine.read(expression), { timeout: 15_000 }).toEqual(value);

    visits({
      name,
      engine,
      see,
      async visit(url, app = true) {
        // What the visit before has left in the tab; a page of no shop has no storage.
        await engine.read("void (location.protocol === 'http:' && sessionStorage.clear())");
        await engine.open("about:blank");
        await engine.open(url);
        if (app) await see(hydrated);
      },
      async inSmallWindow(visit) {
        await engine.resize(460, 800);
        await visit().finally(() => engine.resize(1280, 800));
      },
    });
  });
}
