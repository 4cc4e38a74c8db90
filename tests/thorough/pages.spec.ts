import { readFile } from "node:fs/promises";
import path from "node:path";
import { test as base, type Locator } from "@playwright/test";
import { type Served, serve } from "../../tools/serve/host.ts";
import { axeViolations } from "../support/axe.ts";
import { type SampleShop, sampleBag, sampleShop } from "../support/sample-shop.ts";
import { expect, hold, stopTimers, test } from "../support/visit.ts";

test.use({ film: false });

test.describe("a page of its own", () => {
  for (const [address, heading, title] of [
    ["novedades/", "Novedades", "Novedades · ovillo"],
    ["essentials/", "Essentials", "Essentials · ovillo"],
    ["bolsos/star-bag/", "Novedades", "Star Bag · 26,00 € · ovillo"],
    ["bolsos/ribbon-bag/", "Essentials", "Ribbon Bag · 25,00 € · ovillo"],
  ] as const)
    test(`${address} is the shop on that screen`, async ({ page }) => {
      await page.goto(`/${address}`);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeAttached();
      await expect(page.locator("html[data-hydrated]")).toBeAttached();
      await expect(page).toHaveURL(`/#/${heading.toLowerCase()}`);

      // Goes on without another page load, and every picture still finds its file.
      await page.evaluate(() => {
        document.documentElement.dataset.same = "";
      });
      const other = heading === "Novedades" ? "Essentials" : "Novedades";
      await page.getByRole("contentinfo").getByRole("link", { name: other }).click();
      await expect(page.getByRole("heading", { level: 1, name: other })).toBeVisible();
      await expect(page).toHaveURL(`/#/${other.toLowerCase()}`);
      await expect(page.locator("html[data-same]")).toBeAttached();
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    });

  test("of a bag wakes up behind that bag's picture, not behind the first of its shelf", async ({
    page,
  }) => {
    await hold(page, /little-bag-1-/);
    // Without the five seconds after which the app no longer waits for a picture.
    await stopTimers(page, 5000);
    await page.goto("/bolsos/ribbon-bag/", { waitUntil: "domcontentloaded" });
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
  });

  test("of a bag shows that bag", async ({ page }) => {
    for (const [address, name] of [
      ["moon-bag", "Moon Bag"],
      ["star-bag", "Star Bag"],
      ["ribbon-bag", "Ribbon Bag"],
    ] as const) {
      await page.goto(`/bolsos/${address}/`);
      await expect(page.locator("html[data-hydrated]")).toBeAttached();
      const card = page
        .getByRole("article")
        .filter({ has: page.getByRole("heading", { name, exact: true }) });
      await expect(card.getByRole("img").first()).toBeInViewport({ ratio: 0.5 });
    }
  });

  test("takes About to Home", async ({ page, isMobile }) => {
    await page.goto("/bolsos/moon-bag/");
    if (isMobile) await page.getByRole("button", { name: "Abrir el menú" }).click();
    await page.getByRole("button", { name: "About" }).click();
    await expect(page.getByRole("heading", { name: "Sobre Nosotros" })).toBeInViewport();
  });
});

test("nothing is said of the law before the owner has filled it in", async ({ page, request }) => {
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByText(/Responsable:|Aviso legal/)).toHaveCount(0);
  expect((await request.get("/aviso-legal/")).status()).toBe(404);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor walks through the whole shop", async ({ page }) => {
    await page.goto("/");
    const links = page.getByRole("navigation", { name: "Páginas" });
    // Each page is seen whole before the next link: what is broken off counts as a failed request.
    const follow = async (link: Locator) => {
      await page.waitForLoadState();
      await link.click();
    };
    await follow(links.getByRole("link", { name: "Novedades" }));
    await expect(page).toHaveURL("/novedades/");
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(page.getByRole("img", { name: /media luna/ }).first()).toBeVisible();
    await follow(links.getByRole("link", { name: "Essentials" }));
    await expect(page.getByRole("heading", { level: 1, name: "Essentials" })).toBeVisible();
    await follow(links.getByRole("link", { name: "Inicio" }));
    await expect(page).toHaveURL("/");
    await page.waitForLoadState();

    await page.goto("/bolsos/net-bag/");
    await expect(page.getByRole("heading", { name: "Net Bag" })).toBeVisible();
    const dead = page.locator('a[href^="#/"]:not([href="#/"]):visible');
    await expect(dead).toHaveCount(0);
    await follow(page.getByRole("banner").getByRole("link", { name: "ovillo" }));
    await expect(page).toHaveURL("/#/");
  });
});

for (const address of ["/nada", "/una/carpeta/que/no/existe/"])
  test(`where there is no page, ${address} says so and leads back`, async ({ page, visit }) => {
    visit.expectFault(/404/);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Página no encontrada" })).toBeVisible();
    await page.getByRole("link", { name: "Volver al inicio" }).click();
    await expect(page).toHaveURL("/#/");
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
  });

base.describe("a shop with a public address", () => {
  base.describe.configure({ mode: "serial" });
  const address = "https://www.mitienda.example/tienda/";
  /** A name that tries to get out of every place that it is written to. */
  const hostile = `Café </script><script>alert(1)</script> & "co", <!--\u2028`;
  let sample: SampleShop;
  let served: Served;
  let dist: string;
  const file = (name: string) => readFile(path.join(dist, name), "utf8");

  base.beforeAll(async () => {
    base.setTimeout(120_000);
    sample = await sampleShop();
    const shop = await readFile("content/shop.ts", "utf8");
    const [before, after] = shop.split('export const url = ""') as [string, string];
    await sample.write(
      "content/shop.ts",
      `${before}export const url = "${address.slice(0, -1)}"${after}`
        .replace('name: "",', 'name: "Ana Puig Serra",')
        .replace('nif: "",', 'nif: "12345678Z",')
        .replace('address: "",', 'address: "Carrer Gran 1, 08001 Barcelona",'),
    );
    await sample.stock([
      sampleBag({ price: 1234.5 }),
      sampleBag({ id: "bag-002", name: hostile, category: "basic", description: hostile }),
    ]);
    const { code, output } = await sample.build("--outDir", "site/tienda");
    base.expect(code, output).toBe(0);
    dist = path.join(sample.dir, "site/tienda");
    // The shop lies in a folder of its host.
    served = await serve({ dir: path.join(sample.dir, "site"), port: 0 });
  });
  base.afterAll(async () => {
    await served.close();
    await sample.remove();
  });

  base("every page names itself, and what a chat shows of it", async () => {
    for (const [name, place] of [
      ["index.html", ""],
      ["novedades/index.html", "novedades/"],
      ["bolsos/moon-bag/index.html", "bolsos/moon-bag/"],
    ] as const) {
      const html = await file(name);
      const meta = (key: string) =>
        new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1];
      expect(html).toContain(`<link rel="canonical" href="${address}${place}">`);
      expect(meta("og:url")).toBe(address + place);
      const image = meta("og:image") ?? "";
      expect(image).toMatch(/^https:\/\/www\.mitienda\.example\/tienda\/assets\/.*\.jpg$/);
      expect(meta("twitter:image")).toBe(image);
      expect((await readFile(path.join(dist, image.slice(address.length)))).length).toBeLessThan(
        300_000,
      );
    }
    const bag = await file("bolsos/moon-bag/index.html");
    expect(bag).toContain('<meta property="og:title" content="Moon Bag · 1.234,50 € · ovillo">');
    expect(bag).toContain('<meta property="product:price:amount" content="1234.50">');
  });

  base("the structured data holds what a merchant listing requires", async ({ page }) => {
    const dataOf = async (place: string) => {
      await page.goto(`${served.url}/tienda/${place}`);
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      return texts.map((text) => JSON.parse(text));
    };
    const home = await dataOf("");
    expect(home.map((data) => data["@type"])).toEqual(["Organization", "WebSite"]);
    expect(home[0].logo).toMatch(/apple-touch-icon.*\.png$/);
    expect(home[0].hasMerchantReturnPolicy.merchantReturnLink).toBe(`${address}aviso-legal/`);

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
    expect(await page.locator("article h3").allTextContents()).toEqual([hostile]);
  });

  base("it works in a folder of its host, with script", async ({ page }) => {
    const failures: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) failures.push(response.url());
    });
    page.on("dialog", (dialog) => failures.push(dialog.message()));
    await page.goto(`${served.url}/tienda/bolsos/moon-bag/`);
    await expect(page).toHaveURL(`${served.url}/tienda/#/novedades`);
    await page.getByRole("contentinfo").getByRole("link", { name: "Inicio" }).click();
    await expect(page).toHaveURL(`${served.url}/tienda/#/`);
    await expect(page.getByRole("heading", { name: "Contacto" })).toBeAttached();
    expect(failures).toEqual([]);
    expect(await file("404.html")).toContain('<base href="/tienda/">');
  });

  base("the legal notice opens over the page that is read", async ({ page }, testInfo) => {
    await page.goto(`${served.url}/tienda/`);
    const note = page.getByText(/Responsable: Ana Puig Serra/);
    await expect(note).toBeVisible();
    const notice = page.getByRole("dialog", { name: "Aviso legal y privacidad" });
    await expect(notice).toBeHidden();

    const link = page.getByRole("contentinfo").getByRole("link", { name: /Aviso legal/ });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(notice).toBeVisible();
    await expect(notice.getByText("NIF: 12345678Z")).toBeVisible();
    await expect(notice.getByText("Domicilio: Carrer Gran 1, 08001 Barcelona")).toBeAttached();
    await expect(notice.getByRole("button", { name: "Cerrar" })).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await testInfo.attach("aviso-legal", {
      body: await page.screenshot(),
      contentType: "image/png",
    });

    // The notice scrolls, to its end and no further; the page behind it stays where it is.
    const place = await page.evaluate(() => scrollY);
    const scrolled = () => notice.evaluate((element) => element.scrollTop);
    await page.keyboard.press("End");
    await expect.poll(scrolled).toBeGreaterThan(200);
    await expect(notice.getByRole("button", { name: "Cerrar" })).toBeInViewport();
    await page.keyboard.press("End");
    await page.keyboard.press("PageDown");
    expect(await page.evaluate(() => scrollY)).toBe(place);

    await page.keyboard.press("Escape");
    await expect(notice).toBeHidden();
    await expect(link).toBeFocused();

    await note.getByRole("link").click();
    await expect.poll(scrolled).toBe(0);
    await notice.getByRole("button", { name: "Cerrar" }).click();
    await expect(notice).toBeHidden();
    await expect(note.getByRole("link")).toBeFocused();
  });

  base("the browser's Back leaves the legal notice with its page", async ({ page }) => {
    await page.goto(`${served.url}/tienda/`);
    await page.goto(`${served.url}/tienda/#/novedades`);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /Aviso legal/ })
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Contacto" })).toBeVisible();
  });

  base(
    "the legal notice is a page too, for a new tab and without script",
    async ({ page, browser }) => {
      await page.goto(`${served.url}/tienda/bolsos/moon-bag/`);
      const opened = page.context().waitForEvent("page");
      await page.getByRole("link", { name: /Aviso legal/ }).click({ modifiers: ["ControlOrMeta"] });
      await expect(await opened).toHaveURL(`${served.url}/tienda/aviso-legal/`);
      await expect(page.getByRole("dialog")).toBeHidden();

      const plain = await browser.newPage({ javaScriptEnabled: false });
      await plain.goto(`${served.url}/tienda/novedades/`);
      await plain.getByRole("link", { name: /Aviso legal/ }).click();
      await expect(plain).toHaveURL(`${served.url}/tienda/aviso-legal/`);
      await expect(plain.getByText("NIF: 12345678Z")).toBeVisible();
      await plain.getByRole("link", { name: "Volver a la tienda" }).click();
      await expect(plain).toHaveURL(`${served.url}/tienda/`);
      await plain.close();

      // Safari before 15.4 and Firefox before 98 know no dialog.
      const old = await browser.newPage();
      await old.addInitScript(() => {
        Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
      });
      await old.goto(`${served.url}/tienda/`);
      await expect(old.getByText("NIF: 12345678Z")).toBeHidden();
      await old.getByRole("link", { name: /Aviso legal/ }).click();
      await expect(old).toHaveURL(`${served.url}/tienda/aviso-legal/`);
      await old.close();
    },
  );

  base(
    "search engines and catalogues get all bags, with every required field",
    async ({ page }) => {
      // Not a page of the shop: its policy forbids parsing.
      await page.goto("about:blank");
      const parse = (xml: string) =>
        page.evaluate((source) => {
          const parsed = new DOMParser().parseFromString(source, "application/xml");
          const error = parsed.querySelector("parsererror")?.textContent;
          if (error) throw new Error(error);
          return [...parsed.querySelectorAll("url, item")].map((entry) =>
            Object.fromEntries(
              [...entry.children].map((field) => [field.nodeName, field.textContent]),
            ),
          );
        }, xml);

      const places = (await parse(await file("sitemap.xml"))).map(({ loc }) => loc);
      expect(places).toEqual([
        address,
        `${address}novedades/`,
        `${address}essentials/`,
        `${address}bolsos/moon-bag/`,
        `${address}bolsos/cafe-script-script-alert-1-script-co/`,
      ]);
      expect(await file("robots.txt")).toContain(`Sitemap: ${address}sitemap.xml`);
      for (const place of places) await file(`${place?.slice(address.length)}index.html`);

      const google = await parse(await file("feeds/google.xml"));
      expect(google).toHaveLength(2);
      expect(google[0]).toMatchObject({
        "g:id": "bag-001",
        "g:title": "Moon Bag",
        "g:description": "Un bolso de prueba.",
        "g:link": `${address}bolsos/moon-bag/`,
        "g:image_link": expect.stringMatching(/^https:.*\.jpg$/),
        "g:availability": "in_stock",
        "g:price": "1234.50 EUR",
        "g:condition": "new",
        "g:brand": "ovillo",
        "g:identifier_exists": "no",
        "g:shipping": "ES0.00 EUR",
      });
      expect(google[1]?.["g:title"]).toBe(hostile);

      const [names = [], ...rows] = parseCsv(await file("feeds/meta.csv"));
      const meta = rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]])));
      expect(meta).toHaveLength(2);
      expect(meta[0]).toMatchObject({
        id: "bag-001",
        title: "Moon Bag",
        description: "Un bolso de prueba.",
        availability: "in stock",
        condition: "new",
        price: "1234.50 EUR",
        link: `${address}bolsos/moon-bag/`,
        image_link: expect.stringMatching(/^https:.*\.jpg$/),
        brand: "ovillo",
      });
      expect(meta[1]?.title).toBe(hostile);
    },
  );
});

/** A CSV file by the letter of RFC 4180, as a catalogue reads it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (match === null) throw new Error(`Not CSV at ${field.lastIndex}`);
    const [, quoted, plain = "", end] = match;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === "\r\n" && field.lastIndex < text.length) rows.push([]);
  }
  return rows;
}
