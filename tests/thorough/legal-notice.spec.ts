import { axeViolations } from "../support/axe.ts";
import { expect, test } from "../support/public-shop.ts";

// One shop for the whole file: it is built once.
test.describe.configure({ mode: "default" });

test("the legal notice opens over the page that is read", async ({ page, shop }, testInfo) => {
  await page.goto(`${shop.url}`);
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

test("the browser's Back leaves the legal notice with its page", async ({ page, shop }) => {
  await page.goto(`${shop.url}`);
  await page.goto(`${shop.url}#/novedades`);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /Aviso legal/ })
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Contacto" })).toBeVisible();
});

test("the legal notice is a page too, for a new tab and without script", async ({
  page,
  browser,
  shop,
}) => {
  await page.goto(`${shop.url}bolsos/moon-bag/`);
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: /Aviso legal/ }).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(`${shop.url}aviso-legal/`);
  await expect(page.getByRole("dialog")).toBeHidden();
  // What Alt asks for is held back here, since each browser does something else with it.
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  await page.getByRole("link", { name: /Aviso legal/ }).click({ modifiers: ["Alt"] });
  await expect(page.getByRole("dialog")).toBeHidden();

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${shop.url}novedades/`);
  await plain.getByRole("link", { name: /Aviso legal/ }).click();
  await expect(plain).toHaveURL(`${shop.url}aviso-legal/`);
  await expect(plain.getByText("NIF: 12345678Z")).toBeVisible();
  await plain.getByRole("link", { name: "Volver a la tienda" }).click();
  await expect(plain).toHaveURL(`${shop.url}`);
  await plain.close();

  // Safari before 15.4 and Firefox before 98 know no dialog.
  const old = await browser.newPage();
  await old.addInitScript(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
  });
  await old.goto(`${shop.url}`);
  await expect(old.getByText("NIF: 12345678Z")).toBeHidden();
  await old.getByRole("link", { name: /Aviso legal/ }).click();
  await expect(old).toHaveURL(`${shop.url}aviso-legal/`);
  await old.close();
});
