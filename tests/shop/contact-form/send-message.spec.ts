import type { Page } from "@playwright/test";
import { findAxeViolations } from "../../support/axe.ts";
import { locateContactForm } from "../../support/contact-form.ts";
import {
  expect,
  holdResponses,
  measureRect,
  openPage,
  stopClock,
  test,
} from "../../support/shop-test.ts";

test("the form sends a message and announces progress and thanks", async ({ page, mail }) => {
  const release = await holdResponses(page, /\/email\/send$/);
  await openPage(page);
  const contact = locateContactForm(page);
  await expect(contact.message).toHaveAttribute("rows", "4");
  await contact.fill(mail.values);
  await expect(contact.submitButton).toHaveText("Enviar mensaje");
  // The live region is empty at first: screen readers ignore a region that appears with its text.
  const status = page.getByRole("group", { name: "Contacto" }).getByRole("status");
  await expect(status).toHaveText("");
  await contact.email.press("Enter");

  await expect(contact.submitButton).toHaveText("Enviando...");
  await expect(contact.submitButton).toBeDisabled();
  for (const field of contact.fields) await expect(field).toBeDisabled();
  await expect(contact.name).toHaveValue(mail.values.name);
  await expect(status).toHaveText("Enviando...");
  await expect(contact.form).toBeFocused();
  await expect(contact.thanksHeading).toHaveCount(0);

  release();
  await expectThanks(page);
  await expect(contact.thanksHeading).toBeFocused();
  await expect(contact.thanksHeading).toBeInViewport({ ratio: 1 });
  await expect(contact.form).toBeHidden();
  await expect(page.getByText(`Tu correo: ${mail.senderAddress}`)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);

  const { name, message } = mail.values;
  expect(await mail.fetchMessages()).toEqual([
    {
      receivedAt: expect.any(String),
      lib_version: "4.4.1",
      user_id: "clave-publica-demo",
      service_id: "servicio_demo",
      template_id: "plantilla_demo",
      template_params: {
        from_name: name,
        from_email: mail.senderAddress,
        message,
        to_email: "hola@ovillo.example",
      },
    },
  ]);
});

test("after 5000 ms of thanks the empty form returns without a jump", async ({ page, mail }) => {
  await page.clock.install();
  await openPage(page);
  const contact = locateContactForm(page);
  await contact.fill(mail.values);
  await stopClock(page);
  await contact.submitButton.click();
  await expectThanks(page);
  // Wait for the focus: it moves to the thanks when their timer starts.
  await expect(contact.thanksHeading).toBeFocused();
  const thanks = page.getByRole("status").filter({ has: contact.thanksHeading });
  const room = async () =>
    (await measureRect(thanks)).top - (await measureRect(page.getByRole("banner"))).bottom;
  await expect.poll(room, "room below the header").toBeGreaterThanOrEqual(120);
  const measurePage = () =>
    page.evaluate(() => ({ scrollY, height: document.documentElement.scrollHeight }));
  const layout = await measurePage();
  await page.clock.runFor(4999);
  await expectThanks(page);
  await expect(contact.form).toBeHidden();
  await page.clock.runFor(1);
  await expect(contact.thanksHeading).toHaveCount(0);
  await contact.expectValues({ name: "", email: "", message: "" });
  expect(await measurePage()).toEqual(layout);
  expect(await mail.fetchMessages()).toHaveLength(1);
});

test("a robot that fills in every field gets thanks and sends nothing", async ({ page, mail }) => {
  await openPage(page);
  const { form, fill, submitButton } = locateContactForm(page);
  await fill(mail.values);
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
  const status = page.getByRole("status").filter({ has: locateContactForm(page).thanksHeading });
  await expect(
    status.getByText(/^Gracias por contactarnos\. .* lo antes posible\.$/),
  ).toBeVisible();
}
