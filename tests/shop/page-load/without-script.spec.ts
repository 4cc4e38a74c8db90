import type { APIRequestContext, Page } from "@playwright/test";
import { locateContactForm } from "../../support/contact-form.ts";
import { loadImages } from "../../support/load-images.ts";
import { MENU_SCREENS } from "../../support/screens.ts";
import { expect, locateMenuButton, test } from "../../support/shop-test.ts";

test.use({ hasVideo: true, javaScriptEnabled: false });

test("Home is complete, with working links and the contact", async ({ page, request }) => {
  await page.goto("/");
  for (const name of ["Productos Destacados", "Moon Bag", "Chain Bag", "Star Bag"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  expect(await loadImages(page)).toBeGreaterThan(3);
  for (const field of locateContactForm(page).fields) await expect(field).toBeHidden();
  await expect(page.getByText("Para escribirnos: hola@ovillo.example o WhatsApp")).toBeVisible();
  // No button needs a script.
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expectLinksToWork(page, request);
});

test("a bag page is complete, and its links work", async ({ page, request }) => {
  await page.goto("/bolsos/chain-bag/");
  await expect(page.getByRole("heading", { level: 1, name: "Chain Bag" })).toBeVisible();
  expect(await loadImages(page)).toBe(5);
  const orderButton = page.getByRole("link", { name: /^Pedir por WhatsApp el Chain Bag/ }).first();
  await expect(orderButton).toBeVisible();
  await expect(page.getByRole("table").getByRole("row", { name: /^Color/ })).toBeVisible();
  await expect(page.getByText(/en el taller y/)).toHaveText(
    "Lo tienes en 9 a 13 días: 7 a 10 en el taller y 2 o 3 de envío.",
    { useInnerText: true },
  );
  // The choice of colours leaves no empty strip.
  expect(await page.locator("fieldset").boundingBox()).toBeNull();
  await expectLinksToWork(page, request);
  const photo = page.getByRole("link", { name: /velador.*Ampliar/ });
  await expect(photo).toHaveAttribute("href", /^assets\/chain-bag-1-.*-1200\.jpg$/);
  await page.getByRole("link", { name: "Volver a Novedades" }).click();
  await expect(page).toHaveURL("/novedades/");
});

/** Expects every internal link to reach a page and, with a hash, an element on it. */
async function expectLinksToWork(page: Page, request: APIRequestContext): Promise<void> {
  for (const link of await page.getByRole("link").all()) {
    const { href, hash } = await link.evaluate(({ href, hash }: HTMLAnchorElement) => ({
      href,
      hash,
    }));
    if (new URL(href).origin !== new URL(page.url()).origin) continue;
    const response = await request.get(href);
    expect(response.status(), href).toBe(200);
    if (hash) expect((await response.text()).includes(`id="${hash.slice(1)}"`), href).toBe(true);
  }
}

test("the menu of each page links to every screen, and closes after «About»", async ({ page }) => {
  const banner = page.getByRole("banner");
  for (const address of ["/", "/essentials/", "/bolsos/net-bag/"])
    await test.step(address, async () => {
      await page.goto(address);
      if (address === "/essentials/") await expect(page.getByRole("article")).toHaveCount(3);
      await locateMenuButton(page).click();
      for (const { name, path } of MENU_SCREENS)
        await expect(banner.getByRole("link", { name })).toHaveJSProperty(
          "href",
          new URL(`/${path}`, page.url()).href,
        );
      await banner.getByRole("link", { name: "About" }).click();
      await expect(page).toHaveURL(/\/\??#sobre-nosotros$/);
      await expect(page.getByRole("group", { name: "Sobre Nosotros" })).toBeInViewport();
      await expect(banner.getByRole("link", { name: "Novedades" })).toBeHidden();
    });
});
