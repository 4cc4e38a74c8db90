import { seePictures } from "../../support/pictures.ts";
import { sheets } from "../../support/sheets.ts";
import { expect, hydrated, open, stopClock, test } from "../../support/visit.ts";

test.use({ film: true });

for (const [address, bag, price] of [
  ["/#/novedades", "Moon Bag", "24,00 €"],
  ["/#/essentials", "Ribbon Bag", "25,00 €"],
] as const) {
  test(`${address} on paper shows photos, names, prices and where to write`, {
    tag: "@desktop",
  }, async ({ page }) => {
    await open(page, address);
    await expect(page.getByText(/hola@ovillo\.example · \+34/)).toBeHidden();
    await page.emulateMedia({ media: "print" });

    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(3);
    const card = cards.filter({ has: page.getByRole("heading", { name: bag }) });
    await expect(card.getByText(price)).toBeVisible();
    await expect(card.getByRole("img")).toBeVisible();
    await expect(
      page.getByText("hola@ovillo.example · +34 600 000 000 · Barcelona, España"),
    ).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "ovillo" })).toBeVisible();

    // Nothing that can only be pressed, and nothing over the page.
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /WhatsApp/ })).toHaveCount(0);
    await expect(page.getByRole("banner")).toHaveCSS("position", "static");
  });
}

for (const [address, count] of [
  ["/", 2],
  ["/#/novedades", 1],
  ["/#/essentials", 1],
  ["/#/no-existe", 1],
  ["/bolsos/moon-bag/", 2],
] as const)
  test(`${address} takes no more paper than it needs: ${count}`, { tag: "@desktop" }, async ({
    page,
  }) => {
    await open(page, address);
    // What is far below is fetched when it is near: paper wants it at once.
    await seePictures(page);
    expect(await sheets(page, "A4")).toBe(count);
    expect(await sheets(page, "Letter")).toBe(count);
  });

test("on paper no section of Home is torn apart, and the footer is not alone", {
  tag: "@desktop",
}, async ({ page }) => {
  await open(page, "/");
  await page.emulateMedia({ media: "print" });
  for (const name of ["Productos Destacados", "Sobre Nosotros", "Contacto"])
    await expect(page.getByRole("region", { name })).toHaveCSS("break-inside", "avoid");
  await expect(page.getByRole("contentinfo")).toHaveCSS("break-before", "avoid");
});

test("printed from far below, the page begins with the whole wordmark", {
  tag: "@desktop",
}, async ({ page }) => {
  await open(page, "/#/novedades");
  await page.evaluate(() => scrollTo(0, 60));
  await expect(page.getByText("Envío gratuito en todos los pedidos!")).not.toBeInViewport();
  await page.emulateMedia({ media: "print" });
  const wordmark = page.getByRole("banner").getByRole("link", { name: "ovillo" });
  const top = () =>
    wordmark.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  expect(await sheets(page)).toBe(1);
});

test("printed while a page leaves, the paper is not blank", { tag: "@desktop" }, async ({
  page,
}) => {
  await open(page, "/#/novedades");
  await page.clock.install();
  await stopClock(page);
  await page.evaluate(() => {
    location.hash = "#/essentials";
  });
  const leaving = page.locator("[data-phase=leaving]");
  await expect(leaving).toHaveCSS("opacity", "0");
  await page.emulateMedia({ media: "print" });
  expect(await leaving.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
  await page.emulateMedia({ media: "screen" });
  await page.clock.resume();
  await expect(page.getByRole("heading", { level: 1, name: "Essentials" })).toBeVisible();
});

test("with a photo enlarged a bag's page comes on paper as without", { tag: "@desktop" }, async ({
  page,
}) => {
  await open(page, "/bolsos/moon-bag/");
  await seePictures(page);
  await page
    .getByRole("link", { name: /Ampliar la foto$/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Moon Bag" })).toBeVisible();
  expect(await sheets(page)).toBe(2);
});

test("on paper a bag's page shows its photos, price and details, and nothing to press", async ({
  page,
}) => {
  await open(page, "/bolsos/chain-bag/");
  await seePictures(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1, name: "Chain Bag" })).toBeVisible();
  await expect(page.getByText("25,00 €").first()).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  for (const photo of await page
    .getByRole("list", { name: /^Fotos/ })
    .getByRole("img")
    .all()) {
    await expect(photo).toBeVisible();
    const { x = -1, width = 0 } = (await photo.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /WhatsApp|Compartir|Volver/ })).toHaveCount(0);
  expect(await sheets(page)).toBeLessThanOrEqual(2);
});

test("a translated page comes on paper without the film, as ever", { tag: "@desktop" }, async ({
  page,
}) => {
  await page.goto("/");
  await expect(hydrated(page)).toBeAttached();
  // Edge translates the names of regions too.
  await page
    .getByRole("region", { name: "Portada" })
    .evaluate((cover) => cover.setAttribute("aria-label", "Cover"));
  const cover = page.getByLabel("Cover");
  await expect(cover).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(cover).toBeHidden();
});
