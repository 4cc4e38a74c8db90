import type { Page } from "@playwright/test";
import { findAxeViolations } from "../../support/axe.ts";
import { contactForm, expectFormValues, fillContactForm } from "../../support/contact-form.ts";
import {
  expect,
  holdResponses,
  openPage,
  stopClock,
  test,
  type VisitorMail,
} from "../../support/shop-test.ts";

const VALUES = {
  name: "Núria Pou",
  message: "¿Tenéis el Moon Bag en verde?\n<b>¡Gracias!</b> {{from_name}} 🧶",
};
const valuesFrom = ({ senderAddress }: VisitorMail) => ({ ...VALUES, email: senderAddress });

test("the form sends a message, announces its progress and thanks the visitor", async ({
  page,
  mail,
}) => {
  const release = await holdResponses(page, /\/email\/send$/);
  await openPage(page);
  const form = contactForm(page);
  await expect(form.name).toHaveAccessibleName("Nombre");
  await expect(form.email).toHaveAccessibleName("Correo electrónico");
  await expect(form.message).toHaveAccessibleName("Mensaje");
  await expect(form.message).toHaveAttribute("rows", "4");
  await fillContactForm(page, valuesFrom(mail));
  await expect(form.submitButton).toHaveText("Enviar mensaje");
  // The live region is empty at first: screen readers ignore a region that appears with its text.
  const status = page.getByRole("group", { name: "Contacto" }).getByRole("status");
  await expect(status).toHaveText("");
  await form.email.press("Enter");

  await expect(form.submitButton).toHaveText("Enviando...");
  await expect(form.submitButton).toBeDisabled();
  for (const field of form.fields) await expect(field).toBeDisabled();
  await expect(form.name).toHaveValue(VALUES.name);
  await expect(status).toHaveText("Enviando...");
  await expect(form.form).toBeFocused();
  await expect(form.thanksHeading).toHaveCount(0);

  release();
  await expectThanks(page);
  await expect(form.thanksHeading).toBeFocused();
  await expect(form.form).toBeHidden();
  expect(await findAxeViolations(page)).toEqual([]);

  const messages = await mail.fetchMessages();
  expect(messages.map(({ receivedAt, ...mail }) => mail)).toEqual([
    {
      lib_version: "4.4.1",
      user_id: "clave-publica-demo",
      service_id: "servicio_demo",
      template_id: "plantilla_demo",
      template_params: {
        from_name: VALUES.name,
        from_email: mail.senderAddress,
        message: VALUES.message,
        to_email: "hola@ovillo.example",
      },
    },
  ]);
});

test("the thanks stay for 5000 ms, then the empty form returns", async ({ page, mail }) => {
  await page.clock.install();
  await openPage(page);
  await fillContactForm(page, valuesFrom(mail));
  await stopClock(page);
  const form = contactForm(page);
  await form.submitButton.click();
  await expectThanks(page);
  // The focus moves when the timer starts.
  await expect(form.thanksHeading).toBeFocused();
  await page.clock.runFor(4999);
  await expectThanks(page);
  await expect(form.form).toBeHidden();
  await page.clock.runFor(1);
  await expect(form.thanksHeading).toHaveCount(0);
  await expectFormValues(page, { name: "", email: "", message: "" });
  expect(await mail.fetchMessages()).toHaveLength(1);
});

// Empty fields and invalid addresses: accessibility/keyboard.spec.ts.
test("the form rejects a name and a message of white space", async ({ page, mail }) => {
  await openPage(page);
  const { name, message, submitButton } = contactForm(page);
  await fillContactForm(page, { name: "   ", email: mail.senderAddress, message: " \n\u00a0\n " });
  await submitButton.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Escribe tu nombre.");
  await expect(message).toHaveAccessibleDescription("Escribe tu mensaje.");
  expect(await mail.fetchMessages()).toEqual([]);
});

test("a robot that fills in every field gets the thanks, and the owner no message", async ({
  page,
  mail,
}) => {
  await openPage(page);
  await fillContactForm(page, valuesFrom(mail));
  const { form, submitButton } = contactForm(page);
  // Visitors and screen readers never meet the field: it is hidden.
  const honeypot = form.locator("input").filter({ visible: false });
  await expect(honeypot).toHaveCount(1);
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
  });
  await submitButton.click();
  await expectThanks(page);
  expect(await mail.fetchMessages()).toEqual([]);
});

/** Expects that the thanks are visible in a live region. */
async function expectThanks(page: Page): Promise<void> {
  const status = page.getByRole("status").filter({ has: contactForm(page).thanksHeading });
  await expect(
    status.getByText("Gracias por contactarnos. Te responderemos lo antes posible.", {
      exact: true,
    }),
  ).toBeVisible();
}
