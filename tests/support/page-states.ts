import type { Locator, Page } from "@playwright/test";
import { contactForm } from "./contact-form.ts";
import { expect, openMenu } from "./shop-test.ts";

/** Something that a visitor may have before them. */
type PageState = {
  name: string;
  url: string;
  /** What is its own, where that is not all of the screen. */
  locateRegion?(page: Page): Locator;
  /** What a visitor does there until it is seen. */
  setUp?(page: Page): Promise<void>;
};

/** The screens, and what a visitor makes of header, card, photographs and form. */
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
      await expect(page.getByRole("dialog").getByText("1 de 5")).toBeVisible();
    },
  },
  {
    name: "form-invalid",
    url: "/",
    locateRegion: (page) => page.getByRole("region", { name: "Contacto" }),
    async setUp(page) {
      await contactForm(page).submitButton.click();
      await expect(page.getByText("Escribe tu mensaje.")).toBeVisible();
    },
  },
];
