import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDemo } from "../../tools/serve/demo.ts";
import type { Served } from "../../tools/serve/host.ts";
import { type Engine, firefox, webkit } from "../support/engines.ts";

let shop: Served;

beforeAll(async () => {
  shop = await startDemo(0);
});
afterAll(() => shop.close());

describe.each([
  ["Firefox ESR", firefox],
  ["WebKitGTK", webkit],
])("%s", (_name, start) => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine?.close());

  const see = (expression: string, value: unknown = true) =>
    expect.poll(() => engine.read(expression), { timeout: 15_000 }).toEqual(value);
  const hydrated = () => see("'hydrated' in document.documentElement.dataset");
  const visit = async (hash: string) => {
    await engine.open("about:blank");
    await engine.open(`${shop.url}/${hash}`);
    await hydrated();
  };

  /** The app was fetched before those five seconds were over that it waits for a picture at most. */
  const expectFetchedEarly = async () =>
    expect(
      await engine.read(
        `performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js")).startTime`,
      ),
    ).toBeLessThan(4900);

  test("an address of a section answers as soon as it is seen", async () => {
    await visit("#sobre-nosotros");
    await see("scrollY > 600");
    await expectFetchedEarly();
    await visit("#contacto");
    await see("scrollY > 600");
    await expectFetchedEarly();
  });

  test("a page that is reloaded while it is scrolled answers as soon as it is seen", async () => {
    await visit("");
    await engine.read("void scrollTo({ top: 2500, behavior: 'instant' })");
    await see("scrollY > 2000");
    await engine.reload();
    await hydrated();
    await see("scrollY > 2000");
    await expectFetchedEarly();
  });

  const film = `/hero-[a-z]+/.exec(document.querySelector("video")?.currentSrc)?.[0]`;
  const plays = "(document.querySelector('video')?.currentTime ?? 0) > 0";

  test("each way of holding a phone gets its own film, also on the way back to Home", async () => {
    try {
      await engine.resize(460, 800);
      await visit("#/");
      await see(film, "hero-mobile");
      await see(plays);
      await engine.resize(1280, 800);
      await see(film, "hero-desktop");
      await see(plays);
      await engine.resize(460, 800);
      await see(film, "hero-mobile");
      await see(plays);

      await engine.read("void (location.hash = '#/essentials')");
      await see("document.querySelector('h1').textContent", "Essentials");
      await engine.read("void history.back()");
      await see(film, "hero-mobile");
      await see(plays);
    } finally {
      await engine.resize(1280, 800);
    }
  });
});
