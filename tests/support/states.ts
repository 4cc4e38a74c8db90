import type { Locator, Page } from "@playwright/test";
import { contactForm, write } from "./contact.ts";
import { type ExpectFault, expect, type Mail, openMenu } from "./visit.ts";

/** Something that a visitor may have before them. */
type State = {
  name: string;
  address: string;
  /** What is its own, where that is not all of the screen. */
  part?(page: Page): Locator;
  /** What a visitor does there until it is seen. */
  act?(visitor: { page: Page; mail: Mail; expectFault: ExpectFault }): Promise<void>;
};

const contact = (page: Page) => page.getByRole("region", { name: "Contacto" });

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
    act: ({ page }) => openMenu(page),
  },
  { name: "card", address: "/#/novedades", part: (page) => page.getByRole("article").first() },
  {
    name: "photo-open",
    address: "/bolsos/chain-bag/",
    part: (page) => page.getByRole("dialog"),
    async act({ page }) {
      const photos = page.getByRole("link", { name: /Ampliar la foto$/ });
      await photos.first().click();
      await expect(page.getByRole("dialog").getByText("1 de 5")).toBeVisible();
    },
  },
  {
    name: "form-invalid",
    address: "/",
    part: contact,
    async act({ page }) {
      await contactForm(page).button.click();
      await expect(page.getByText("Escribe tu mensaje.")).toBeVisible();
    },
  },
  {
    name: "form-failed",
    address: "/",
    part: contact,
    async act({ page, mail, expectFault }) {
      expectFault(/500/);
      expectFault(/El mensaje no se ha podido enviar/);
      await mail.order(500);
      await send(page, mail);
      await expect(contactForm(page).failure).toBeVisible();
    },
  },
  {
    name: "form-sent",
    address: "/",
    part: contact,
    async act({ page, mail }) {
      // The confirmation would go after five seconds: here it stays until it has been looked at.
      await page.evaluate(() => {
        const { setTimeout } = window;
        const patient = (work: () => void, delay?: number) =>
          delay === 5000 ? 0 : setTimeout(work, delay);
        Object.assign(window, { setTimeout: patient });
      });
      await send(page, mail);
      await expect(contactForm(page).thanks).toBeVisible();
    },
  },
];

async function send(page: Page, { address }: Mail): Promise<void> {
  await write(page, { name: "Lucía", email: address, message: "¿Hay bolsos de red en azul?" });
  await contactForm(page).button.click();
}
