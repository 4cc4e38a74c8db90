import type { Locator, Page } from "@playwright/test";
import { contactForm, write } from "./contact.ts";
import { expect, type Mail, open, openMenu, stopTimers, type Visit } from "./visit.ts";

/** Something that a visitor may have before them. */
export type State = {
  name: string;
  /** What is its own. */
  part(page: Page): Locator;
  reach(tools: { page: Page; mail: Mail; visit: Visit }): Promise<void>;
};

/** Opens the menu, for which a desktop window is zoomed to 200 %. */
export async function zoomToMenu(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width >= 768) await page.setViewportSize({ width: width / 2, height });
  await openMenu(page);
}

const main = (page: Page) => page.getByRole("main");

/** The four screens and a bag's page, as a visitor finds them. */
export const screens: readonly State[] = [
  {
    name: "home",
    part: main,
    async reach({ page }) {
      await open(page, "/");
      // The film has come: nothing else is added to the page from here on.
      await expect(page.getByRole("button", { name: "Pausar la película" })).toBeVisible();
    },
  },
  { name: "novedades", part: main, reach: ({ page }) => open(page, "/#/novedades") },
  { name: "essentials", part: main, reach: ({ page }) => open(page, "/#/essentials") },
  { name: "not-found", part: main, reach: ({ page }) => open(page, "/#/no-existe") },
  { name: "bag", part: main, reach: ({ page }) => open(page, "/bolsos/chain-bag/") },
];

const header = (page: Page) => page.getByRole("banner");
const firstCard = (page: Page) => page.getByRole("article").first();
const contact = (page: Page) => page.getByRole("region", { name: "Contacto" });

/** The states of header, card, form and photographs that a screen does not begin with. */
export const states: readonly State[] = [
  {
    name: "menu-open",
    part: header,
    async reach({ page }) {
      await open(page, "/#/essentials");
      await zoomToMenu(page);
    },
  },
  {
    name: "card-arrows",
    part: firstCard,
    async reach({ page }) {
      await open(page, "/#/novedades");
      const card = firstCard(page);
      await card.getByRole("img").first().hover({ force: true });
      const next = card.getByRole("button", { name: /^Imagen siguiente/ });
      await expect(next).toHaveCSS("opacity", "1");
    },
  },
  {
    name: "card-second-image",
    part: firstCard,
    async reach({ page }) {
      await open(page, "/#/novedades");
      const card = firstCard(page);
      await card.getByRole("button", { name: /^Imagen siguiente/ }).click();
      await expect(card.getByRole("img", { name: /junto a un paño/ })).toBeVisible();
    },
  },
  {
    name: "photo-open",
    part: (page) => page.getByRole("dialog"),
    async reach({ page }) {
      await open(page, "/bolsos/chain-bag/");
      await page
        .getByRole("link", { name: /Ampliar la foto$/ })
        .first()
        .click();
      await expect(page.getByRole("dialog").getByText("1 de 5")).toBeVisible();
    },
  },
  {
    name: "form-invalid",
    part: contact,
    async reach({ page }) {
      await open(page);
      await page.getByRole("button", { name: "Enviar mensaje" }).click();
      await expect(page.getByText("Escribe tu mensaje.")).toBeVisible();
    },
  },
  {
    name: "form-sending",
    part: contact,
    async reach({ page, mail }) {
      await mail.failWith("hold");
      await sendMessage(page, mail);
      await expect(page.getByRole("button", { name: "Enviando..." })).toBeVisible();
    },
  },
  {
    name: "form-failed",
    part: contact,
    async reach({ page, mail, visit }) {
      visit.expectFault(/^response 500/);
      visit.expectFault(/^console\.error/);
      await mail.failWith({ status: 500 });
      await sendMessage(page, mail);
      await expect(page.getByText("Ha ocurrido un error.")).toBeVisible();
    },
  },
  {
    name: "form-sent",
    part: contact,
    async reach({ page, mail }) {
      // The confirmation would go after five seconds: here it stays until it has been looked at.
      await stopTimers(page, 5000);
      await sendMessage(page, mail);
      await expect(page.getByRole("heading", { name: "¡Mensaje enviado!" })).toBeVisible();
    },
  },
];

/** Fills in the form on Home and presses the button. */
async function sendMessage(page: Page, { address }: Mail): Promise<void> {
  await open(page);
  await write(page, { name: "Lucía", email: address, message: "¿Hay bolsos de red en azul?" });
  await contactForm(page).button.click();
}
