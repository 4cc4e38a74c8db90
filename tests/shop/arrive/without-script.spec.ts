import type { Locator } from "@playwright/test";
import { contactForm } from "../../support/contact.ts";
import { seePictures } from "../../support/pictures.ts";
import { expect, menuButton, test } from "../../support/visit.ts";

test.use({ film: true, javaScriptEnabled: false });

test("a visitor walks through the whole shop", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Principal" });
  // Each page is seen whole before the next link: what is broken off counts as a failed request.
  const follow = async (link: Locator) => {
    await page.waitForLoadState();
    const menu = menuButton(page);
    if (await menu.isVisible()) await menu.click();
    await link.click();
  };
  await follow(links.getByRole("link", { name: "Novedades" }));
  await expect(page).toHaveURL("/novedades/");
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("img", { name: /media luna/ }).first()).toBeVisible();
  await follow(links.getByRole("link", { name: "Essentials" }));
  await expect(page.getByRole("heading", { level: 1, name: "Essentials" })).toBeVisible();
  // At its end a collection leads on to the other one.
  const main = page.getByRole("main");
  await page.waitForLoadState();
  await main.getByRole("link", { name: "Ver Novedades" }).click();
  await expect(page).toHaveURL("/novedades/");
  await page.waitForLoadState();
  await main.getByRole("link", { name: "Ver Essentials" }).click();
  await expect(page).toHaveURL("/essentials/");
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

test("Home is complete, every link in it works, and the form's place says where to write", async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto("/");
  for (const name of ["Productos Destacados", "Moon Bag", "Chain Bag", "Star Bag"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Sobre Nosotros" })).toContainText("a mano");
  expect(await seePictures(page)).toBeGreaterThan(3);
  await expect(page.getByRole("link", { name: /WhatsApp.*Moon Bag/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\d+\?text=/,
  );
  await expect(page.getByRole("link", { name: /Amazon.*Chain Bag/ })).toBeVisible();
  await expect(page.locator("main dl a[href^='mailto:']")).toBeVisible();
  await expect(page.locator("main dl a[href^='tel:']")).toBeVisible();

  await expect(contactForm(page).form).toBeHidden();
  const line = page.getByText(/^Para escribirnos:/);
  await expect(line).toBeVisible();
  await expect(line.getByRole("link", { name: "hola@ovillo.example" })).toHaveAttribute(
    "href",
    "mailto:hola@ovillo.example",
  );
  await expect(line.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
    "href",
    "https://wa.me/34600000000",
  );
  // Nothing offers what needs a script.
  await expect(page.locator("button:visible, input:visible, textarea:visible")).toHaveCount(0);
  const links = await page.getByRole("link").filter({ visible: true }).all();
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    const href = (await link.getAttribute("href")) ?? "";
    // To Home, to Home's own content, or to a page that is there.
    if (href.startsWith("#")) expect(["#/", "#contenido", "#sobre-nosotros"]).toContain(href);
    else if (/^(https:|mailto:|tel:)/.test(href)) continue;
    else expect((await request.get(new URL(href, baseURL).href)).status(), href).toBe(200);
  }
});

test.describe("in a browser older than the shop's, with script on", () => {
  test.use({ javaScriptEnabled: true });

  test("a visitor walks through the pages as without script, and nothing of the app is fetched", async ({
    page,
  }) => {
    // What each of the shop's browsers has, and older ones have not (tools/site/inline-scripts.ts).
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "inert"));
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Moon Bag" })).toBeVisible();
    await expect(page.getByRole("form")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toBeVisible();
    const dead = page.locator('a[href^="#/"]:not([href="#/"])');
    await expect(dead).toHaveCount(0);

    const menu = page.getByRole("banner").locator("summary");
    if (await menu.isVisible()) await menu.click();
    await page
      .getByRole("navigation", { name: "Principal" })
      .getByRole("link", { name: "Novedades" })
      .click();
    await expect(page).toHaveURL("/novedades/");
    await expect(page.getByRole("article")).toHaveCount(3);
    await page.waitForLoadState();
    await page.goto("/bolsos/net-bag/");
    await expect(dead).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect(scripts.filter((file) => !/\/bag-/.test(file))).toEqual([]);
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  });
});
