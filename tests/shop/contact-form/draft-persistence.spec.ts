import type { Page } from "@playwright/test";
import { contactForm, expectFormValues, fillContactForm } from "../../support/contact-form.ts";
import { expect, holdResponses, openPage, test } from "../../support/shop-test.ts";

const draft = { name: "Ana ", email: "ana@correo.example", message: "Hola,\n\n  busco un bolso " };
const empty = { name: "", email: "", message: "" };

const openNovedades = async (page: Page) => {
  await page.goto("/#/novedades");
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeVisible();
};

const openHome = async (page: Page) => {
  await page.goto("/#/");
  await expect(page.getByRole("group", { name: "Contacto" })).toBeVisible();
};

test("an unsent message survives another screen, a reload and another site, but only in its tab", async ({
  page,
  context,
}) => {
  await openPage(page);
  await fillContactForm(page, draft);
  await openNovedades(page);
  await openHome(page);
  await expectFormValues(page, draft);
  await page.reload();
  await expectFormValues(page, draft);
  await page.goto("about:blank");
  await page.goBack();
  await expectFormValues(page, draft);

  const secondTab = await context.newPage();
  await secondTab.goto("/");
  await expectFormValues(secondTab, empty);
});

test("a visitor who returns from another screen sees that sending has failed, and the message", async ({
  page,
  mail,
  expectConsoleError,
}) => {
  expectConsoleError(/console\.error: (Failed to load resource|El mensaje no se ha podido)/);
  const values = { ...draft, email: mail.senderAddress };
  const { submitButton, errorMessage } = contactForm(page);
  await openPage(page);
  await fillContactForm(page, values);
  const release = await holdResponses(page, /email\/send$/);
  const response = page.waitForResponse(/email\/send$/);
  await mail.failNext(500);
  await submitButton.click();
  await expect(submitButton).toHaveText("Enviando...");
  await openNovedades(page);
  release();
  await (await response).finished();
  await openHome(page);
  await expect(page.getByRole("alert").and(errorMessage)).toBeVisible();
  await expectFormValues(page, values);
});
