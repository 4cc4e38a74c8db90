import type { Locator, Page } from "@playwright/test";
import { contactForm } from "./contact-form.ts";
import { expect, openMenu } from "./shop-test.ts";

/** Something that a visitor may have before them. */
type State = {
  name: string;
  address: string;
  /** What is its own, where that is not all of the screen. */
  part?(page: Page): Locator;
  /** What a visitor does there until it is seen. */
  act?(page: Page): Promise<void>;
};

/** The screens, and what a visitor makes of header, card, photographs and form. */
export const states: readonly State[] = [
  { name: "home", address: "/" },
  { name: "novedades", address: "/#/novedades" },
  { name: "not-found", address: "/#/no-existe" },
  { name: "bag", address: "/bolsos/chain-bag/" },
  {
    name: "menu-open",
    address: "/#/essentials",
    part: (page) => page.getByRole("banner"),
    act: openMenu,
  },
  { name: "card", address: "/#/novedades", part: (page) => page.getByRole("article").first() },
  {
    name: "photo-open",
    address: "/bolsos/chain-bag/",
    part: (page) => page.getByRole("dialog"),
    async act(page) {
      await page
        .getByRole("link", { name: /Ampliar la foto$/ })
        .first()
        .click();
      await expect(page.getByRole("dialog").getByText("1 de 5")).toBeVisible();
    },
  },
  {
    name: "form-invalid",
    address: "/",
    part: (page) => page.getByRole("region", { name: "Contacto" }),
    async act(page) {
      await contactForm(page).button.click();
      await expect(page.getByText("Escribe tu mensaje.")).toBeVisible();
    },
  },
];
