import { axeViolations } from "../../support/axe.ts";
import { expect, test } from "../../support/public-shop.ts";
import { hydrated, menuButton } from "../../support/visit.ts";

// One shop for the whole file: it is built once.
test.describe.configure({ mode: "default" });

test("the legal notice is a page with header and footer as everywhere", async ({ page, shop }) => {
  await page.goto(shop.url);
  await expect(hydrated(page)).toBeAttached();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /Aviso legal/ })
    .click();
  await expect(page).toHaveURL(`${shop.url}aviso-legal/`);
  await expect(hydrated(page)).toBeAttached();
  const title = page.getByRole("heading", { level: 1, name: "Aviso legal y privacidad" });
  await expect(title).toBeInViewport();
  const main = page.getByRole("main");
  await expect(main.getByText("NIF: 12345678Z")).toBeVisible();
  await expect(main.getByText("Domicilio: Carrer Gran 1, 08001 Barcelona")).toBeAttached();
  expect(await axeViolations(page)).toEqual([]);

  const part = main.getByRole("heading", { level: 2, name: "Privacidad" });
  await expect(part).toHaveCSS("font-size", "28px");
  await expect(part).toHaveCSS("margin-top", "32px");
  await expect(main.getByRole("link").first()).toHaveCSS("padding", "0px");

  // The header follows the scroll, and its menu works.
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole("banner").getByRole("paragraph")).not.toBeInViewport();
  const novedades = page.getByRole("banner").getByRole("link", { name: "Novedades" });
  await menuButton(page).click();
  await page.keyboard.press("Escape");
  await expect(novedades).toBeHidden();
  await menuButton(page).click();
  await novedades.click();
  await expect(page).toHaveURL(`${shop.url}#/novedades`);
});

test("what has been written in the form is there on the way back from the legal notice", async ({
  page,
  shop,
}) => {
  await page.goto(shop.url);
  await expect(hydrated(page)).toBeAttached();
  await expect(page.getByText(/Responsable: Ana Puig Serra/)).toBeVisible();
  const fields = ["Nombre", "Correo electrónico", "Mensaje"].map((name) => page.getByLabel(name));
  for (const field of fields) await field.fill("ana@correo.example");
  await page.getByRole("link", { name: "Más sobre tu privacidad" }).click();
  await expect(page).toHaveURL(`${shop.url}aviso-legal/`);
  await page.goBack();
  await expect(page).toHaveURL(shop.url);
  await expect(hydrated(page)).toBeAttached();
  for (const field of fields) await expect(field).toHaveValue("ana@correo.example");
});

test("the legal notice is there without script", async ({ browser, shop }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${shop.url}novedades/`);
  await page.getByRole("link", { name: /Aviso legal/ }).click();
  await expect(page).toHaveURL(`${shop.url}aviso-legal/`);
  await expect(page.getByText("NIF: 12345678Z")).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Bolsos Luna" }).click();
  await expect(page).toHaveURL(/tienda\/(#\/)?$/);
  await page.close();
});
