import { stat } from "node:fs/promises";
import path from "node:path";
import { address, expect, hostile, test } from "../../support/public-shop.ts";

// One shop for the whole file: it is built once.
test.describe.configure({ mode: "default" });

test("every page names itself, and what a chat shows of it", async ({ shop }) => {
  for (const [name, place] of [
    ["index.html", ""],
    ["novedades/index.html", "novedades/"],
    ["bolsos/moon-bag/index.html", "bolsos/moon-bag/"],
  ] as const) {
    const html = await shop.file(name);
    const meta = (key: string) =>
      new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1];
    expect(html).toContain(`<link rel="canonical" href="${address}${place}">`);
    expect(meta("og:url")).toBe(address + place);
    const image = meta("og:image") ?? "";
    expect(image).toMatch(/^https:\/\/www\.mitienda\.example\/tienda\/assets\/.*\.jpg$/);
    expect(meta("twitter:image")).toBe(image);
    const { size } = await stat(path.join(shop.dir, image.slice(address.length)));
    expect(size).toBeLessThan(300_000);
  }
  const bag = await shop.file("bolsos/moon-bag/index.html");
  expect(bag).toContain('<meta property="og:title" content="Moon Bag · 1.234,50 € · Bolsos Luna">');
  expect(bag).toContain('<meta property="product:price:amount" content="1234.50">');
});

test("the structured data holds what a merchant listing requires", async ({ page, shop }) => {
  const dataOf = async (place: string) => {
    await page.goto(`${shop.url}${place}`);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.map((text) => JSON.parse(text));
  };
  const home = await dataOf("");
  expect(home.map((data) => data["@type"])).toEqual(["Organization"]);
  expect(home[0].logo).toMatch(/apple-touch-icon.*\.png$/);

  const [product, crumbs] = await dataOf("bolsos/moon-bag/");
  expect(product).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Product",
    name: "Moon Bag",
    sku: "bag-001",
    image: [expect.stringMatching(/^https:.*moon-bag-1.*\.jpg$/)],
    offers: {
      "@type": "Offer",
      url: `${address}bolsos/moon-bag/`,
      price: "1234.50",
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      shippingDetails: {
        "@type": "OfferShippingDetails",
        shippingRate: { value: 0, currency: "EUR" },
        shippingDestination: { addressCountry: "ES" },
      },
    },
  });
  expect(crumbs["@type"]).toBe("BreadcrumbList");
  expect(crumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    address,
    `${address}novedades/`,
    `${address}bolsos/moon-bag/`,
  ]);

  const [strange] = await dataOf("bolsos/cafe-script-script-alert-1-script-co/");
  expect(strange.name).toBe(hostile);
  expect(await page.locator("h1").textContent()).toBe(hostile);
});

test("it works in a folder of its host, with script", async ({ page, shop }) => {
  const failures: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failures.push(response.url());
  });
  page.on("dialog", (dialog) => failures.push(dialog.message()));
  await page.goto(`${shop.url}bolsos/moon-bag/`);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await page.getByRole("link", { name: "Volver a Novedades" }).click();
  await expect(page).toHaveURL(`${shop.url}#/novedades`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Inicio" }).click();
  await expect(page).toHaveURL(`${shop.url}#/`);
  await expect(page.getByRole("heading", { name: "Contacto" })).toBeAttached();
  expect(failures).toEqual([]);
  expect(await shop.file("404.html")).toContain('<base href="/tienda/">');
});
