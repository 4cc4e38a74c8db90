import { findAxeViolations } from "../../support/axe.ts";
import { locateContactForm } from "../../support/contact-form.ts";
import { findFocusProblem } from "../../support/keyboard-focus.ts";
import { createShopTest, expect, openPage, test } from "../../support/shop-test.ts";
import { EMAILJS_SEND_URL } from "../../support/visitor-mail.ts";

const productionTest = createShopTest("allOptions");

/** The shop's message for developers, and the browser's own. */
const SHOP_ERROR = /console\.error: El mensaje no se ha podido enviar/;
const BROWSER_ERROR = /console\.error: Failed to load resource/;

test("the form focuses the first invalid field and explains each", async ({ page, mail }) => {
  await openPage(page);
  const { name, email, message, fields, submitButton } = locateContactForm(page);
  await expect(name).toHaveAttribute("autocomplete", "name");
  await expect(email).toHaveAttribute("autocomplete", "email");
  // A required field is not invalid before the visitor sends.
  await expect(name).toHaveAttribute("aria-invalid", "false");
  await submitButton.press("Enter");
  await expect(name).toBeFocused();
  expect(await findFocusProblem(page)).toBe("");
  await expect(email).toHaveAccessibleDescription(/^Escribe tu correo/);
  for (const field of fields) await expect(field).toHaveAttribute("aria-invalid", "true");

  await name.fill("Lucía");
  await expect(name).toHaveAttribute("aria-invalid", "false");
  await email.fill("lucia");
  await submitButton.press("Enter");
  await expect(email).toBeFocused();
  expect(await findFocusProblem(page)).toBe("");
  await expect(email).toHaveAccessibleDescription(/arroba/);

  await email.fill(mail.senderAddress);
  await name.fill("   ");
  // Spaces, a zero-width joiner, a Hangul filler and an empty Braille cell.
  await message.fill(" \n\u00a0\n \u200d\u3164\u2800");
  await submitButton.press("Enter");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Escribe tu nombre.");
  await expect(message).toHaveAccessibleDescription("Escribe tu mensaje.");
  expect(await mail.fetchMessages()).toEqual([]);
});

test("a rejected message stays, to be sent again", async ({ page, mail, expectConsoleError }) => {
  expectConsoleError(SHOP_ERROR);
  expectConsoleError(BROWSER_ERROR);
  const { fill, submitButton, errorMessage, thanksHeading, expectValues } = locateContactForm(page);
  await openPage(page);
  await fill(mail.values);
  await mail.failNext(412);
  await submitButton.press("Enter");
  await expect(errorMessage).toBeFocused();
  await expect(errorMessage).toBeInViewport({ ratio: 1 });
  // Screen readers read the focused message; an alert would repeat it.
  await expect(errorMessage).toHaveRole("group");
  await expect(errorMessage).toHaveAccessibleName(/^Ha ocurrido un error\..*de nuevo\.$/);
  await expect(errorMessage).toHaveAccessibleDescription("Lo que has escrito sigue aquí.");
  await expect(errorMessage).toHaveCSS("color", "rgb(179, 38, 30)");
  const whatsappLink = page.getByRole("link", { name: /^También .* por WhatsApp/ });
  await expect(whatsappLink).toHaveAttribute("href", "https://wa.me/34600000000");
  expect(await findAxeViolations(page)).toEqual([]);
  await expectValues(mail.values);
  expect(await mail.fetchMessages()).toEqual([]);

  // The message is just after the button.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(thanksHeading).toBeVisible();
  await expect(errorMessage).toHaveCount(0);
  expect(await mail.fetchMessages()).toMatchObject([
    { template_params: { message: mail.values.message } },
  ]);
});

productionTest(
  "the production shop sends to the e-mail provider, and shows an error when it is unreachable",
  async ({ page, mail, expectConsoleError }) => {
    expectConsoleError(SHOP_ERROR);
    expectConsoleError(BROWSER_ERROR);
    const { fill, submitButton, errorMessage, thanksHeading, expectValues } =
      locateContactForm(page);
    await page.route(EMAILJS_SEND_URL, (route) => route.abort("namenotresolved"));
    await page.goto("/");
    await fill(mail.values);
    await submitButton.click();
    await expect(errorMessage).toBeVisible();
    await expectValues(mail.values);

    let sentMessage: unknown;
    await page.route(EMAILJS_SEND_URL, (route) => {
      sentMessage = route.request().postDataJSON().template_params.message;
      return route.fulfill({ body: "OK", headers: { "Access-Control-Allow-Origin": "*" } });
    });
    await submitButton.click();
    await expect(thanksHeading).toBeVisible();
    expect(sentMessage).toBe(mail.values.message);
  },
);
