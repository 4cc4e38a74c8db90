import type { Locator } from "@playwright/test";
import { expectLoaded } from "../../support/load-images.ts";
import { expect, measureRect, openPage, test } from "../../support/shop-test.ts";

type Bag = {
  name: string;
  price: string;
  photos: number;
  limited: boolean;
  amazon: boolean;
  /** Undefined if the grid says it for all bags. */
  colours?: number;
};

/** The bags of the example shop by collection, with the content of their cards. */
const newBags: Bag[] = [
  { name: "Moon Bag", price: "24,00 €", photos: 5, limited: true, amazon: false },
  { name: "Chain Bag", price: "25,00 €", photos: 5, limited: true, amazon: true },
  { name: "Star Bag", price: "26,00 €", photos: 5, limited: true, amazon: false },
];
const basicBags: Bag[] = [
  { name: "Little Bag", price: "22,00 €", photos: 2, limited: false, amazon: true, colours: 5 },
  { name: "Net Bag", price: "24,00 €", photos: 2, limited: false, amazon: true, colours: 6 },
  { name: "Ribbon Bag", price: "25,00 €", photos: 2, limited: false, amazon: true, colours: 5 },
];

test("Home shows featured bags, About and contact, and «Ver todos» opens Novedades", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page).toHaveTitle("ovillo · Bolsos de crochet, hechos a mano en Barcelona");
  await expect(page.getByRole("heading", { level: 2 }).filter({ visible: true })).toHaveText([
    "Productos Destacados",
    "Sobre Nosotros",
    "Contacto",
    "La tienda",
    "Síguenos",
  ]);
  const featured = page.getByRole("group", { name: "Productos Destacados" });
  await expectBags(featured, newBags);
  // Both collections are in the row of the section's title.
  const linkTops = ["Ver todos", "Ver Essentials"].map(
    async (name) => (await measureRect(featured.getByRole("link", { name }))).top,
  );
  expect(await linkTops[0]).toBe(await linkTops[1]);

  const about = page.getByRole("group", { name: "Sobre Nosotros" });
  await about.scrollIntoViewIfNeeded();
  await expectLoaded(about.getByRole("img", { name: /silla de madera con asiento de cuerda/ }));
  await expect(about.getByRole("paragraph").nth(2)).toBeVisible();
  await expect(about.getByRole("paragraph").first()).toContainText(/ganchillo/);

  await page.getByRole("link", { name: "Ver todos" }).click();
  await expect(page).toHaveURL(/#\/novedades$/);
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeVisible();
  await expectBags(page.getByRole("main"), newBags);
  await expect(page.getByText("Cada uno en 5 colores")).toBeVisible();
});

test("a collection explains how to order, and links to the other collection and the form", async ({
  page,
}) => {
  await openPage(page, "/#/novedades");
  const steps = page.getByText("lo mandamos a la dirección");
  await expect(steps).toBeHidden();
  await page.getByText("Cómo pedir", { exact: true }).click();
  await expect(steps).toBeVisible();

  const collectionLink = page.getByRole("main").getByRole("link", { name: "Ver Essentials" });
  // Screen readers pronounce it in English.
  await expect(collectionLink.getByText("Essentials", { exact: true })).toHaveAttribute(
    "lang",
    "en",
  );
  await collectionLink.click();
  await expect(page.getByRole("heading", { level: 1, name: "Essentials" })).toBeVisible();
  await expectBags(page.getByRole("main"), basicBags);
  await page.getByText("Cómo pedir", { exact: true }).click();
  await page.getByRole("link", { name: "Escríbenos en Contacto" }).click();
  await expect(page.getByRole("heading", { name: "Contacto" })).toBeInViewport();
});

test("bags fill 1, 2 or 3 columns, depending on the width of the window", async ({ page }) => {
  await openPage(page, "/#/novedades");
  const cards = page.getByRole("article");
  for (const [width, columns] of [
    [599, 1],
    [600, 2],
    [767, 2],
    [768, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
    );
    const top = Math.min(...boxes.map(({ y }) => y));
    expect(boxes.filter(({ y }) => Math.abs(y - top) < 1).length, `${width} px`).toBe(columns);
    // All cards have the same width.
    expect(new Set(boxes.map((box) => Math.round(box.width))).size, `${width} px`).toBe(1);
  }
});

const AMAZON_SEARCH = /^https:\/\/www\.amazon\.es\/s\?k=[^&]*ovillo/;

/** Expects these cards first, in this order, each with its full content. */
async function expectBags(container: Locator, bags: readonly Bag[]): Promise<void> {
  const cards = container.getByRole("article");
  await expect(container.getByText("IVA y envío incluidos", { exact: true })).toBeVisible();
  for (const [i, { name, price, photos, limited, amazon, colours }] of bags.entries()) {
    const card = cards.nth(i);
    await expect(card.getByRole("heading", { level: 3 })).toHaveText(name);
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByText("€")).toHaveText(price);
    await expect(card.getByText("Stock Limitado", { exact: true })).toHaveCount(limited ? 1 : 0);
    await expect(card.getByRole("button", { name: /^Ver imagen/ })).toHaveCount(photos);
    await expectLoaded(card.getByRole("img"));
    expect(await card.getByRole("img").getAttribute("alt")).toMatch(/^\S.{20,}\.$/);

    await expect(card.getByRole("link", { name: "Pedir por WhatsApp" })).toHaveAttribute(
      "href",
      `https://wa.me/34600000000?text=${encodeURIComponent(`Hola! Querría el ${name}. Gracias!`)}`,
    );
    await expect(card.getByText(/^en \d colores$/)).toHaveText(
      colours ? [`en ${colours} colores`] : [],
    );
    const amazonLink = card.getByRole("link", { name: "Ver en Amazon" });
    await expect(amazonLink).toHaveCount(amazon ? 1 : 0);
    if (amazon) await expect(amazonLink).toHaveAttribute("href", AMAZON_SEARCH);
  }
}
