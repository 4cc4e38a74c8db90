import type { Page } from "@playwright/test";
import { contactForm } from "../../support/contact.ts";
import { expect, test } from "../../support/host.ts";
import { hydrated, openMenu } from "../../support/visit.ts";

test.use({ film: true });

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

test.describe("parts of the page that break as they are drawn", () => {
  const message = (page: Page) =>
    page.getByRole("alert").filter({ hasText: "Algo no ha ido bien" });

  /** So many parts say so, and how to write instead. */
  const expectHelp = async (page: Page, parts: number) => {
    await expect(message(page)).toHaveCount(parts);
    const help = message(page).first();
    await expect(help.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/\d+$/,
    );
    await expect(help.getByRole("link", { name: "hola@ovillo.example" })).toBeVisible();
  };

  test("film, card and footer: the other bags, the form and the header stay", async ({
    page,
    visit,
  }) => {
    for (const part of [/no films here/, /broken for one/, /no years/])
      visit.expectFault(new RegExp(`console\\.error: .*${part.source}`));
    await page.addInitScript(() => {
      Object.defineProperty(HTMLMediaElement.prototype, "defaultMuted", {
        set() {
          throw new Error("no films here");
        },
      });
      const Whole = IntersectionObserver;
      let broken = false;
      window.IntersectionObserver = class extends Whole {
        override observe(seen: Element): void {
          if (!broken && seen.closest("article") === document.querySelectorAll("article")[1]) {
            broken = true;
            throw new Error("broken for one");
          }
          super.observe(seen);
        }
      };
      Date.prototype.getFullYear = () => {
        throw new Error("no years");
      };
    });
    await page.goto("/");
    await expectHelp(page, 3);
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page.getByRole("heading", { name: "Sobre Nosotros" })).toBeVisible();
    await expect(contactForm(page).button).toBeEnabled();
    await openMenu(page);
    await page.getByRole("banner").getByRole("link", { name: "Novedades" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeVisible();
    // On this screen the footer alone is broken.
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(message(page)).toHaveCount(1);
  });

  test("form and header: the mail address, the bags and all the links stay", async ({
    page,
    visit,
  }) => {
    visit.expectFault(/console\.error: .*no form/);
    // The script inside the page looks into it first.
    visit.expectFault(/page error: Error: no form/);
    visit.expectFault(/console\.error: .*no widths/);
    await page.addInitScript(() => {
      HTMLFormElement.prototype.querySelectorAll = () => {
        throw new Error("no form");
      };
      const whole = window.matchMedia;
      window.matchMedia = (query) => {
        if (query === "(min-width: 48em)") throw new Error("no widths");
        return whole(query);
      };
    });
    await page.goto("/");
    await expectHelp(page, 2);
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /@/ }).first()).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Ver todos" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeVisible();
  });
});
