import { findAxeViolations } from "../../support/axe.ts";
import { contactForm, expectFormValues, fillContactForm } from "../../support/contact-form.ts";
import { createShopTest, expect, test } from "../../support/shop-test.ts";

const productionTest = createShopTest("allOptions");

/** The shop's message for developers, and the browser's own. */
const SHOP_ERROR = /console\.error: El mensaje no se ha podido enviar/;
const BROWSER_ERROR = /console\.error: Failed to load resource/;

const values = { name: "Ana", email: "ana@correo.example", message: "Hola,\n¿hay bolsos azules?" };

test("a rejected message shows an error, keeps its text and can be sent again", async ({
  page,
  mail,
  expectConsoleError,
}) => {
  expectConsoleError(SHOP_ERROR);
  expectConsoleError(BROWSER_ERROR);
  const messageValues = { ...values, email: mail.senderAddress };
  const { submitButton, errorMessage, thanksHeading } = contactForm(page);
  await page.goto("/");
  await fillContactForm(page, messageValues);
  await mail.failNext(412);
  await submitButton.click();
  await expect(errorMessage).toBeVisible();
  await expect(errorMessage).toHaveCSS("color", "rgb(179, 38, 30)");
  expect(await findAxeViolations(page)).toEqual([]);
  await expectFormValues(page, messageValues);
  expect(await mail.fetchMessages()).toEqual([]);

  await submitButton.click();
  await expect(thanksHeading).toBeVisible();
  await expect(errorMessage).toHaveCount(0);
  expect(await mail.fetchMessages()).toMatchObject([
    { template_params: { message: messageValues.message } },
  ]);
});

productionTest(
  "the production shop sends to the e-mail provider, and shows an error when it is unreachable",
  async ({ page, expectConsoleError }) => {
    expectConsoleError(SHOP_ERROR);
    expectConsoleError(BROWSER_ERROR);
    const provider = "https://api.emailjs.com/api/v1.0/email/send";
    const { submitButton, errorMessage, thanksHeading } = contactForm(page);
    await page.route(provider, (route) => route.abort("namenotresolved"));
    await page.goto("/");
    await fillContactForm(page, values);
    await submitButton.click();
    await expect(errorMessage).toBeVisible();
    await expectFormValues(page, values);

    let sentMessage: unknown;
    await page.route(provider, (route) => {
      sentMessage = route.request().postDataJSON().template_params.message;
      return route.fulfill({ body: "OK", headers: { "Access-Control-Allow-Origin": "*" } });
    });
    await submitButton.click();
    await expect(thanksHeading).toBeVisible();
    expect(sentMessage).toBe(values.message);
  },
);
