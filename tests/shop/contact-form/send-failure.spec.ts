import { findAxeViolations } from "../../support/axe.ts";
import { contactForm, expectFormValues, fillContactForm } from "../../support/contact-form.ts";
import { createShopTest, expect, test } from "../../support/shop-test.ts";

const published = createShopTest("allOptions");

/** Who develops the shop finds in the console why, beside the browser's own line. */
const IN_CONSOLE = /console\.error: El mensaje no se ha podido enviar/;
const BROWSERS = /console\.error: Failed to load resource/;

const written = { name: "Ana", email: "ana@correo.example", message: "Hola,\n¿hay bolsos azules?" };

test("a refusal is said in red and read out, and the message stays and can be sent again", async ({
  page,
  mail,
  expectConsoleError,
}) => {
  expectConsoleError(IN_CONSOLE);
  expectConsoleError(BROWSERS);
  const mine = { ...written, email: mail.senderAddress };
  const { submitButton, errorMessage, thanksHeading } = contactForm(page);
  const alert = page.getByRole("alert").filter({ has: errorMessage });
  await page.goto("/");
  await fillContactForm(page, mine);
  await mail.failNext(412);
  await submitButton.click();
  await expect(alert).toBeVisible();
  await expect(errorMessage).toHaveCSS("color", "rgb(179, 38, 30)");
  expect(await findAxeViolations(page)).toEqual([]);
  await expectFormValues(page, mine);
  expect(await mail.fetchMessages()).toEqual([]);

  await submitButton.click();
  await expect(thanksHeading).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(await mail.fetchMessages()).toMatchObject([
    { template_params: { message: mine.message } },
  ]);
});

published(
  "the shop as it is published sends to the provider, and says when nobody answers there",
  async ({ page, expectConsoleError }) => {
    expectConsoleError(IN_CONSOLE);
    expectConsoleError(BROWSERS);
    const provider = "https://api.emailjs.com/api/v1.0/email/send";
    const { submitButton, errorMessage, thanksHeading } = contactForm(page);
    await page.route(provider, (route) => route.abort("namenotresolved"));
    await page.goto("/");
    await fillContactForm(page, written);
    await submitButton.click();
    await expect(errorMessage).toBeVisible();
    await expectFormValues(page, written);

    let sent: unknown;
    await page.route(provider, (route) => {
      sent = route.request().postDataJSON().template_params.message;
      return route.fulfill({ body: "OK", headers: { "Access-Control-Allow-Origin": "*" } });
    });
    await submitButton.click();
    await expect(thanksHeading).toBeVisible();
    expect(sent).toBe(written.message);
  },
);
