import { type Locator, expect as see } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeViolations } from "../support/axe.ts";
import { type BuiltShop, builtShop, PHONE } from "../support/built-shop.ts";
import { watchShifts } from "../support/layout.ts";
import { hold } from "../support/visit.ts";

const TEXT = "Del 1 al 20 de agosto estamos de vacaciones: los pedidos salen a la vuelta.";
const PLACES = ["", "#/novedades", "#/essentials", "#/no-existe", "novedades/", "bolsos/moon-bag/"];

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };

let shop: BuiltShop;
beforeAll(async () => {
  shop = await builtShop((sample) => sample.change("tienda.yaml", { notice: { text: TEXT } }));
});
afterAll(() => shop?.close());

describe("a notice", () => {
  test("is on top of every screen, and moves nothing", () =>
    shop.visit(PHONE, async (page, go) => {
      const shifted = await watchShifts(page);
      for (const place of PLACES) {
        const notice = page.getByRole("complementary", { name: "Aviso" });
        // The page is there before its letters are.
        await page.goto("about:blank");
        const releaseFonts = await hold(page, /\.woff2$/);
        const there = go(place);
        await see(notice, place).toHaveText(TEXT);
        await page.evaluate(
          () => new Promise((painted) => setTimeout(requestAnimationFrame, 0, painted)),
        );
        releaseFonts();
        await there;
        await page.evaluate(() => document.fonts.ready);
        const header = await boxOf(page.getByRole("banner"));
        const words = await boxOf(notice.getByRole("paragraph"));
        const foot = await boxOf(notice).then(({ y, height }) => y + height);
        expect(words.y, `${place}: below the header`).toBeGreaterThanOrEqual(header.height);
        const heading = await boxOf(page.getByRole("heading", { level: 1 }));
        expect(foot, `${place}: above all else`).toBeLessThan(heading.y);
        expect(await shifted(), place).toBeLessThan(0.01);
      }
    }));

  test("takes its own height from Home's film and no more, in a narrow window or a wide one", async () => {
    for (const size of [PHONE, { viewport: { width: 1280, height: 800 } }])
      await shop.visit(size, async (page, go) => {
        await go("");
        const notice = await boxOf(page.getByRole("complementary", { name: "Aviso" }));
        const film = page.getByRole("region", { name: "Portada" });
        const still = await boxOf(film.getByRole("img"));
        expect(still.y).toBeCloseTo(notice.y + notice.height, 0);
        expect(still.y + still.height).toBeCloseTo(size.viewport.height, 0);
        const { y, height } = await boxOf(film);
        expect(y + height).toBeCloseTo(size.viewport.height, 0);
      });
  });

  test("leaves name, price and tax of a bag above the button at the foot of a phone", () =>
    shop.visit({ viewport: { width: 360, height: 740 } }, async (page, go) => {
      await go("bolsos/moon-bag/");
      const button = await boxOf(page.getByRole("link", { name: /^Pedir por WhatsApp/ }));
      const tax = await boxOf(page.getByText("IVA y envío incluidos"));
      expect(tax.y + tax.height).toBeLessThan(button.y - 12);
    }));

  test("leaves the promo bar its ways, and Home's arrow its place in the window", () =>
    shop.visit(PHONE, async (page, go) => {
      await go("");
      const arrow = page.getByRole("button", { name: "Ir a los productos destacados" });
      await see(arrow).toBeInViewport({ ratio: 1 });
      // A browser that translates the page translates the names of its parts too.
      await page
        .getByRole("region", { name: "Portada" })
        .evaluate((cover) => cover.setAttribute("aria-label", "Cover"));
      await see(arrow).toBeInViewport({ ratio: 1 });
      const top = () => page.getByRole("banner").evaluate((it) => it.getBoundingClientRect().top);
      await page.mouse.wheel(0, 400);
      await see.poll(top).toBe(-32);
      await page.mouse.wheel(0, -100);
      await see.poll(top).toBe(0);
    }));

  test("shuts nobody out, in a narrow window or a wide one", async () => {
    for (const size of [PHONE, {}])
      await shop.visit(size, async (page, go) => {
        for (const place of ["", "#/novedades", "bolsos/moon-bag/"]) {
          await go(place);
          await see(page.getByText(TEXT), place).toBeVisible();
          expect(await axeViolations(page), place).toEqual([]);
        }
      });
  });
});
