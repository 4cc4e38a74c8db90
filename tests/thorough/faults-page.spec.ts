import type { Page } from "@playwright/test";
import { contactForm } from "../support/contact.ts";
import { expect, test } from "../support/host.ts";

const hydrated = (page: Page) => page.locator("html[data-hydrated]");

/** The prerendered page without its app: it is all there, and its links lead somewhere. */
async function expectPrerenderedHome(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Moon Bag" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Pedir por WhatsApp.*Moon Bag/ })).toHaveAttribute(
    "href",
    /wa\.me\/34600000000\?text=/,
  );
  await expect(page.getByRole("link", { name: "hola@ovillo.example" })).toBeVisible();
  await page.getByRole("link", { name: "Ver todos" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeVisible();
  await expect(page).toHaveTitle(/^Novedades/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Productos Destacados" })).toBeVisible();
}

test("the main script is gone: Home stays, and its links work", async ({ page, host, visit }) => {
  visit.expectFault(/404/);
  visit.expectFault(/^request failed: GET .*\/assets\/.*\.js/);
  host.lose(/\/assets\/.*\.js$/);
  await page.goto("/");
  await expectPrerenderedHome(page);
  await expect(hydrated(page)).toHaveCount(0);
});

test("the main script throws as it starts: Home stays, and its links work", async ({
  page,
  visit,
}) => {
  visit.expectFault(/^page error: Error: no channels here/);
  // React needs one to schedule its work; a privacy extension may have taken it away.
  await page.addInitScript(() => {
    Object.defineProperty(window, "MessageChannel", {
      get() {
        throw new Error("no channels here");
      },
    });
  });
  await page.goto("/");
  await expectPrerenderedHome(page);
  await expect(hydrated(page)).toHaveCount(0);
});

test.describe("a part of the page breaks as it is drawn", () => {
  const message = (page: Page) =>
    page.getByRole("alert").filter({ hasText: "Algo no ha ido bien" });

  const expectHelp = async (page: Page) => {
    await expect(message(page)).toHaveCount(1);
    await expect(message(page).getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/\d+$/,
    );
    await expect(message(page).getByRole("link", { name: "hola@ovillo.example" })).toBeVisible();
  };

  test("one card: the other bags and all the rest stay", async ({ page, visit }) => {
    visit.expectFault(/console\.error: .*broken for one/);
    await page.addInitScript(() => {
      const Whole = IntersectionObserver;
      let count = 0;
      window.IntersectionObserver = class extends Whole {
        constructor(callback: IntersectionObserverCallback) {
          count += 1;
          if (count === 2) throw new Error("broken for one");
          super(callback);
        }
      };
    });
    await page.goto("/");
    await expectHelp(page);
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page.getByRole("heading", { name: "Sobre Nosotros" })).toBeVisible();
    await expect(contactForm(page).button).toBeEnabled();
    await page.getByRole("link", { name: "Novedades" }).first().click();
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(message(page)).toHaveCount(0);
  });

  test("the film: the bags and the form stay", async ({ page, visit }) => {
    visit.expectFault(/console\.error: .*no films here/);
    await page.addInitScript(() => {
      Object.defineProperty(HTMLMediaElement.prototype, "defaultMuted", {
        set() {
          throw new Error("no films here");
        },
      });
    });
    await page.goto("/");
    await expectHelp(page);
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(contactForm(page).button).toBeEnabled();
  });

  test("the form: the mail address and all the rest stay", async ({ page, visit }) => {
    visit.expectFault(/console\.error: .*no form/);
    await page.addInitScript(() => {
      HTMLFormElement.prototype.querySelectorAll = () => {
        throw new Error("no form");
      };
    });
    await page.goto("/");
    await expectHelp(page);
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
  });

  test("the header: everything below it stays", { tag: "@mobile" }, async ({ page, visit }) => {
    visit.expectFault(/console\.error: .*no widths/);
    await page.addInitScript(() => {
      const whole = window.matchMedia;
      window.matchMedia = (query) => {
        if (query.includes("min-width")) throw new Error("no widths");
        return whole(query);
      };
    });
    await page.goto("/");
    await expect(contactForm(page).button).toBeEnabled();
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    await expectHelp(page);
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(contactForm(page).button).toBeEnabled();
    await page.getByRole("main").getByRole("link", { name: "Ver todos" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeVisible();
  });

  test("the footer: everything above it stays", async ({ page, visit }) => {
    visit.expectFault(/console\.error: .*no years/);
    await page.addInitScript(() => {
      Date.prototype.getFullYear = () => {
        throw new Error("no years");
      };
    });
    await page.goto("/");
    await expectHelp(page);
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(contactForm(page).button).toBeEnabled();
    const menu = page.getByRole("button", { name: "Abrir el menú" });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole("banner").getByRole("link", { name: "Essentials" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Essentials" })).toBeVisible();
  });
});

test.describe("files that are missing or unreadable", () => {
  /** Where everything is, by what a visitor calls it. */
  const layout = (page: Page) =>
    page.locator("section, article, h2, h3, img, footer").evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, x, y + scrollY, width, height].map((part) =>
          typeof part === "number" ? Math.round(part) : part,
        );
      }),
    );

  for (const screen of ["/", "/#/novedades", "/#/essentials"]) {
    for (const fault of ["lose", "spoil"] as const) {
      test(`${screen}: pictures and films (${fault}) leave their place, their colour and their words`, async ({
        page,
        host,
        visit,
      }) => {
        if (fault === "lose") visit.expectFault(/404/);
        await page.goto(screen, { waitUntil: "networkidle" });
        await expect(hydrated(page)).toBeAttached();
        const whole = await layout(page);

        host[fault](/\.(avif|jpg|mp4|webm)$/);
        // What is routed is not taken from the browser's cache.
        await page.route(/\.(avif|jpg|mp4|webm)$/, (route) => route.continue());
        await page.reload({ waitUntil: "networkidle" });
        await expect(hydrated(page)).toBeAttached();
        expect(await layout(page)).toEqual(whole);

        const photo = page.getByRole("article").first().getByRole("img").first();
        await photo.scrollIntoViewIfNeeded();
        await expect
          .poll(() =>
            photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
          )
          .toBe(0);
        expect(await photo.getAttribute("alt")).toMatch(/.{10}/);
      });
    }
  }

  test("a film that cannot be read leaves the still, and no button that does nothing", async ({
    page,
    host,
  }) => {
    host.spoil(/\.(mp4|webm)$/);
    const asked = page.waitForRequest(/\.(mp4|webm)$/);
    await page.goto("/");
    await asked;
    await expect(page.locator("video")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /película/ })).toHaveCount(0);
    const still = page.getByRole("region", { name: "Portada" }).getByRole("img");
    expect(await still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
  });

  test("without its fonts the page reads as well and stays where it is", async ({
    page,
    host,
    visit,
  }) => {
    visit.expectFault(/404|^request failed: GET .*\.woff2/);
    host.lose(/\.woff2$/);
    await page.goto("/#/essentials");
    await expect(hydrated(page)).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const loaded = await page.evaluate(() =>
      [...document.fonts].flatMap(({ status, family }) => (status === "loaded" ? [family] : [])),
    );
    expect(loaded).not.toContainEqual(expect.stringMatching(/^"?Instrument S(ans|erif)"?$/));
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
        }),
    );
    expect(shift).toBeLessThan(0.01);
    await expect(page.getByRole("heading", { name: "Net Bag" })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Home is complete, every link in it works, and the form's place says where to write", async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(page.getByRole("heading", { name: "Sobre Nosotros" })).toBeVisible();
    await expect(contactForm(page).form).toBeHidden();
    const line = page.getByText(/^Para escribirnos:/);
    await expect(line).toBeVisible();
    await expect(line.getByRole("link", { name: "hola@ovillo.example" })).toHaveAttribute(
      "href",
      "mailto:hola@ovillo.example",
    );
    await expect(line.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
      "href",
      "https://wa.me/34600000000",
    );
    // Nothing offers what needs a script.
    await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
    const links = await page.getByRole("link").filter({ visible: true }).all();
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) {
      const href = (await link.getAttribute("href")) ?? "";
      // To Home, to Home's own content, or to a page that is there.
      if (href.startsWith("#")) expect(["#/", "#contenido"]).toContain(href);
      else if (/^(https:|mailto:|tel:)/.test(href)) continue;
      else expect((await request.get(new URL(href, baseURL).href)).status(), href).toBe(200);
    }
  });
});
