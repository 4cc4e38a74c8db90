import type { Page } from "@playwright/test";
import { locateContactForm } from "../../support/contact-form.ts";
import { expect, holdResponses, openPage, test } from "../../support/shop-test.ts";

// Without the fades between the screens.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const openNovedades = async (page: Page) => {
  await page.goto("/#/novedades");
  await expect(page.getByRole("heading", { level: 1, name: "Novedades" })).toBeVisible();
};

const openHome = async (page: Page) => {
  await page.goto("/#/");
  await expect(page.getByRole("group", { name: "Contacto" })).toBeVisible();
};

test("an unsent message survives a reload in its tab", async ({ page, context, mail }) => {
  const { fill, expectValues } = locateContactForm(page);
  await openPage(page);
  await fill(mail.values);
  await openNovedades(page);
  await openHome(page);
  await expectValues(mail.values);
  await page.reload();
  await expectValues(mail.values);
  await page.goto("about:blank");
  await page.goBack();
  await expectValues(mail.values);

  const secondTab = await context.newPage();
  await secondTab.goto("/");
  await locateContactForm(secondTab).expectValues({ name: "", email: "", message: "" });
});

test("text from a program clears the field's error and survives a reload", async ({ page }) => {
  const { name, submitButton } = locateContactForm(page);
  await openPage(page);
  await submitButton.click();
  const error = page.getByText("Escribe tu nombre.");
  await expect(error).toBeVisible();
  await name.evaluate((field: HTMLInputElement) => {
    field.value = "Ana";
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(error).toBeHidden();
  await page.reload();
  await expect(name).toHaveValue("Ana");
});

test("a failure on another screen shows on return", async ({ page, mail, expectConsoleError }) => {
  expectConsoleError(/console\.error: (Failed to load resource|El mensaje no se ha podido)/);
  const { fill, submitButton, errorMessage, expectValues } = locateContactForm(page);
  await openPage(page);
  await fill(mail.values);
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
  await expectValues(mail.values);
});
