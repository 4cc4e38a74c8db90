import { contactForm } from "../../support/contact-form.ts";
import { loadImages } from "../../support/load-images.ts";
import { expect, test } from "../../support/shop-test.ts";

test.use({ hasFilm: true, javaScriptEnabled: false });

test("a visitor reaches every screen and a bag page by links", async ({ page }) => {
  const footer = page.getByRole("contentinfo");
  await page.goto("/");
  for (const [name, address, heading] of [
    ["Novedades", "/novedades/", "Novedades"],
    ["Essentials", "/essentials/", "Essentials"],
    ["Inicio", "/", "Bolsos de crochet, hechos a mano en Barcelona"],
  ] as const) {
    await footer.getByRole("link", { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("article")).toHaveCount(3);
    // Navigation would abort pending requests, which count as failed.
    await page.waitForLoadState();
  }
  await page.getByRole("link", { name: "Moon Bag", exact: true }).click();
  await expect(page).toHaveURL("/bolsos/moon-bag/");
  await page.waitForLoadState();
  await page.getByRole("banner").getByRole("link", { name: "ovillo" }).click();
  await expect(page).toHaveURL("/");
  await page.waitForLoadState();
});

test("Home is complete, its links work, and contact details replace the form", async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto("/");
  for (const name of ["Productos Destacados", "Moon Bag", "Chain Bag", "Star Bag"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  expect(await loadImages(page)).toBeGreaterThan(3);
  for (const field of contactForm(page).fields) await expect(field).toBeHidden();
  await expect(page.getByText("Para escribirnos: hola@ovillo.example o WhatsApp")).toBeVisible();
  // No button needs a script.
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  for (const link of await page.getByRole("link").all()) {
    const href = (await link.getAttribute("href")) ?? "";
    if (/^(https:|mailto:|tel:)/.test(href)) continue;
    if (href.startsWith("#")) await expect(page.locator(href)).toBeAttached();
    else expect((await request.get(new URL(href, baseURL).href)).status(), href).toBe(200);
  }
});
