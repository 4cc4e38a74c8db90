import { address, expect, test } from "../../support/public-shop.ts";

// One shop for the whole file: it is built once.
test.describe.configure({ mode: "default" });

test("what a bag's page says and what its structured data say agree", { tag: "@mobile" }, async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}bolsos/moon-bag/`);
  const [text = ""] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const product = JSON.parse(text);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
  const { price, priceCurrency, url } = product.offers;
  expect(priceCurrency).toBe("EUR");
  const said = await page
    .getByText(/^[\d.,]+ €$/)
    .first()
    .textContent();
  expect(said?.replace(/[. €]/g, "").replace(",", ".")).toBe(price);
  expect(url).toBe(address + new URL(page.url()).pathname.replace("/tienda/", ""));
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(url);
  await expect(page.getByText("IVA y envío incluidos")).toBeVisible();
  expect(product.offers.shippingDetails.shippingRate.value).toBe(0);

  const { width, height, depth, color, material, size } = product;
  const cell = (name: string) => page.getByRole("row", { name }).getByRole("cell");
  await expect(cell("Medidas")).toHaveText(
    `${width.value} cm de ancho, ${height.value} de alto y ${depth.value} de fondo, sin asas`,
  );
  expect([width.unitCode, height.unitCode, depth.unitCode]).toEqual(["CMT", "CMT", "CMT"]);
  expect(size).toBe(`${width.value} × ${height.value} × ${depth.value} cm`);
  expect(color).toBe("Crudo");
  await expect(cell("Color")).toHaveText(color);
  await expect(cell("Material")).toHaveText(material);

  const photos = page.getByRole("list", { name: /^Fotos/ }).getByRole("link");
  expect(product.image).toHaveLength(await photos.count());
  for (const [i, link] of (await photos.all()).entries()) {
    const stem = /assets\/(.*)-\d+\.jpg$/.exec((await link.getAttribute("href")) ?? "")?.[1];
    expect(product.image[i]).toContain(`/assets/${stem}-`);
  }
});

test("what the owner has left out of a bag is on no page and in no data", {
  tag: "@mobile",
}, async ({ page, shop }) => {
  await page.goto(`${shop.url}bolsos/cafe-script-script-alert-1-script-co/`);
  const [text = ""] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(Object.keys(JSON.parse(text))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(size|width|height|depth|color|material)$/)]),
  );
  await expect(page.getByRole("table")).toHaveCount(0);
});
