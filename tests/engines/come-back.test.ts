import { afterAll, beforeAll, expect, test } from "vitest";
import { startDemo } from "../../tools/serve/demo.ts";
import type { Served } from "../../tools/serve/host.ts";
import { type Engine, firefox } from "../support/engines.ts";

let shop: Served;
let engine: Engine;

beforeAll(async () => {
  shop = await startDemo(0);
  engine = await firefox();
});
afterAll(async () => {
  await engine.close();
  await shop.close();
});

const see = (expression: string, value: unknown = true) =>
  expect.poll(() => engine.read(expression), { timeout: 15_000 }).toEqual(value);

// Firefox alone, and in a browser of its own: both drivers lose a page that was kept. Chromium lets a film go on.
test("Firefox: the film goes on in a page that the browser has kept", async () => {
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
});
