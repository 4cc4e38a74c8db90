import type { Page } from "@playwright/test";
import { contactForm, expectFormValues, fillContactForm } from "../../support/contact-form.ts";
import { expect, holdResponses, openPage, test } from "../../support/shop-test.ts";

const half = { name: "Ana ", email: "ana@correo.example", message: "Hola,\n\n  busco un bolso " };
const empty = { name: "", email: "", message: "" };

const toNovedades = async (page: Page) => {
  await page.goto("/#/novedades");
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeVisible();
};

const toHome = async (page: Page) => {
  await page.goto("/#/");
  await expect(page.getByRole("region", { name: "Contacto" })).toBeVisible();
};

test("a message half written outlives another screen, a reload and another site, in this tab alone", async ({
  page,
  context,
}) => {
  await openPage(page);
  await fillContactForm(page, half);
  await toNovedades(page);
  await toHome(page);
  await expectFormValues(page, half);
  await page.reload();
  await expectFormValues(page, half);
  await page.goto("about:blank");
  await page.goBack();
  await expectFormValues(page, half);

  const other = await context.newPage();
  await other.goto("/");
  await expectFormValues(other, empty);
});

test("whoever is on another screen while a message ends finds on return how it ended", async ({
  page,
  mail,
  expectConsoleError,
}) => {
  expectConsoleError(/console\.error: (Failed to load resource|El mensaje no se ha podido)/);
  const written = { ...half, email: mail.senderAddress };
  const { submitButton, errorMessage } = contactForm(page);
  await openPage(page);
  await fillContactForm(page, written);
  const release = await holdResponses(page, /email\/send$/);
  const answered = page.waitForResponse(/email\/send$/);
  await mail.failNext(500);
  await submitButton.click();
  await expect(submitButton).toHaveText("Enviando...");
  await toNovedades(page);
  release();
  await (await answered).finished();
  await toHome(page);
  await expect(errorMessage).toBeVisible();
  await expectFormValues(page, written);
});
