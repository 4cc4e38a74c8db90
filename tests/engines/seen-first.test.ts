import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../../tools/serve/host.ts";
import { serveDemo } from "../support/engine-form.ts";
import { hydrated, inEveryEngine } from "../support/every-engine.ts";

let shop: Served;

beforeAll(async () => {
  shop = await serveDemo();
});
afterAll(() => shop.close());

inEveryEngine(({ engine, see, visit, inSmallWindow }) => {
  /** The app was fetched before those five seconds were over that it waits for a picture at most. */
  const expectFetchedEarly = async () =>
    expect(
      await engine.read(
        `performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js")).startTime`,
      ),
    ).toBeLessThan(4900);

  test("an address of a section answers as soon as it is seen", async () => {
    await visit(`${shop.url}/#sobre-nosotros`);
    await see("scrollY > 600");
    await expectFetchedEarly();
    await visit(`${shop.url}/#contacto`);
    await see("scrollY > 600");
    await expectFetchedEarly();
  });

  test("a page that is reloaded while it is scrolled answers as soon as it is seen", async () => {
    await visit(`${shop.url}/`);
    await engine.read("void scrollTo({ top: 2500, behavior: 'instant' })");
    await see("scrollY > 2000");
    await engine.reload();
    await see(hydrated);
    await see("scrollY > 2000");
    await expectFetchedEarly();
  });

  const film = `/hero-[a-z]+/.exec(document.querySelector("video")?.currentSrc)?.[0]`;
  const plays = "(document.querySelector('video')?.currentTime ?? 0) > 0";

  test("each way of holding a phone gets its own film, also on the way back to Home", () =>
    inSmallWindow(async () => {
      await visit(`${shop.url}/#/`);
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
    }));
});
