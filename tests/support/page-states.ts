import type { Locator, Page } from "@playwright/test";
import { locateContactForm } from "./contact-form.ts";
import { expect, openMenu } from "./shop-test.ts";

/** A state of a page that several suites check. */
type PageState = {
  name: string;
  url: string;
  /** Locates the region to check, unless it is the whole page. */
  locateRegion?(page: Page): Locator;
  /** Brings the opened page to this state. */
  setUp?(page: Page): Promise<void>;
};

/** The screens, and states of the header, a card, the photo dialog and the form. */
export const pageStates: readonly PageState[] = [
  { name: "home", url: "/" },
  { name: "novedades", url: "/#/novedades" },
  { name: "not-found", url: "/#/no-existe" },
  { name: "bag", url: "/bolsos/chain-bag/" },
  {
    name: "menu-open",
    url: "/#/essentials",
    locateRegion: (page) => page.getByRole("banner"),
    setUp: openMenu,
  },
  { name: "card", url: "/#/novedades", locateRegion: (page) => page.getByRole("article").first() },
  {
    name: "photo-open",
    url: "/bolsos/chain-bag/",
    locateRegion: (page) => page.getByRole("dialog"),
    async setUp(page) {
      await page
        .getByRole("link", { name: /Ampliar la foto$/ })
        .first()
        .click();
      await expect(page.getByRole("dialog").getByText("1 de 5", { exact: true })).toBeVisible();
    },
  },
  {
    name: "form-invalid",
    url: "/",
    locateRegion: (page) => page.getByRole("group", { name: "Contacto" }),
    async setUp(page) {
      await locateContactForm(page).submitButton.click();
      await expect(page.getByText("Escribe tu mensaje.")).toBeVisible();
    },
  },
];
