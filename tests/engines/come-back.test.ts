import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../../tools/serve/host.ts";
import {
  fields,
  newAddress,
  orderFault,
  received,
  serveDemo,
  write,
} from "../support/engine-form.ts";
import { type Engine, firefox, webkit } from "../support/engines.ts";
import { hydrated } from "../support/every-engine.ts";

let shop: Served;

beforeAll(async () => {
  shop = await serveDemo();
});
afterAll(() => shop.close());

type See = (expression: string, value?: unknown) => Promise<void>;

/** Makes a visit in a browser of its own: the drivers lose a page that was kept, now and then. */
async function visitIn(
  start: () => Promise<Engine>,
  visit: (engine: Engine, see: See) => Promise<void>,
): Promise<void> {
  const engine = await start();
  await visit(engine, (expression, value = true) =>
    expect.poll(() => engine.read(expression), { timeout: 15_000 }).toEqual(value),
  ).finally(() => engine.close());
}

// Chromium lets a film go on.
test("Firefox: the film goes on in a page that the browser has kept", () =>
  visitIn(firefox, async (engine, see) => {
    const time = "document.querySelector('video')?.currentTime ?? 0";
    await engine.open(`${shop.url}/`);
    await see(`(${time}) > 0.3`);
    await engine.read("void (globalThis.kept = true)");
    await engine.read("void setTimeout(() => location.assign('/otra/pagina'))");
    await see("document.title.startsWith('Página no encontrada')");
    await engine.read("void setTimeout(() => history.back())");
    await see("globalThis.kept");
    const before = Number(await engine.read(time));
    // More than the frame that it was about to show.
    await see(`Math.abs((${time}) - ${before}) > 0.5`);
    expect(await engine.read("document.querySelector('video').paused")).toBe(false);
  }));

test.each([
  ["Firefox", firefox],
  ["WebKit", webkit],
])("%s: Back from a bag, the page that the browser has kept is where it was left", (_name, start) =>
  visitIn(start, async (engine, see) => {
    await engine.open(`${shop.url}/#/essentials`);
    await see(hydrated);
    // Firefox keeps no page that has not come whole.
    await see("document.readyState", "complete");
    await engine.read("void (globalThis.kept = true)");
    await engine.read("void scrollTo(0, 300)");
    await see("scrollY", 300);
    await engine.read("void setTimeout(() => document.querySelector('h3 a').click())");
    await see(`'bag' in document.documentElement.dataset && ${hydrated}`);
    await engine.read("void setTimeout(() => history.back())");
    await see("globalThis.kept");
    await see("scrollY", 300);
    await see("history.scrollRestoration", "manual");
  }),
);

test.each([
  ["Firefox", firefox],
  ["WebKit", webkit],
])(
  "%s: a message that was under way when the page was left has come, and the page says that it cannot know",
  (_name, start) =>
    visitIn(start, async (engine, see) => {
      const email = newAddress();
      await orderFault(shop.url, { for: email, fault: { delayMs: 1200 } });
      const tried = () => received(shop.url, email);
      await engine.open(`${shop.url}/`);
      await see(hydrated);
      const written = await write(engine, email);
      await engine.read("void (globalThis.kept = true)");
      await engine.click("form [type=submit]");
      await expect.poll(tried).toMatchObject({ attempts: 1 });
      await engine.read("void setTimeout(() => location.assign('/otra/pagina'))");
      await see("document.title.startsWith('Página no encontrada')");
      await expect.poll(tried).toMatchObject({ attempts: 1, messages: [{ message: "Hola" }] });
      await engine.read("void setTimeout(() => history.back())");
      await see("globalThis.kept");
      await see(
        "document.querySelector('form [role=alert]').textContent.includes('no sabemos si ha llegado')",
      );
      await see(fields, written);
    }),
);
