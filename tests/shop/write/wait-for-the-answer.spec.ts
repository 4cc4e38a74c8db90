import { contactForm, write } from "../../support/contact.ts";
import { expect, hold, open, test } from "../../support/visit.ts";

test("a screen reader hears that the message is being sent, and keeps its place", async ({
  page,
  mail,
}) => {
  await open(page);
  const form = contactForm(page);
  await write(page, { name: "Ana", email: mail.address, message: "¿Hay bolsos azules?" });
  // There before there is anything to say: a region that comes with its words is not read out.
  const status = page.getByRole("region", { name: "Contacto" }).getByRole("status");
  await expect(status).toHaveText("");
  const release = await hold(page, /\/email\/send$/);
  await form.email.focus();
  await page.keyboard.press("Enter");

  await expect(form.button).toHaveText("Enviando...");
  await expect(form.button).toBeDisabled();
  await expect(status).toHaveText("Enviando...");
  await expect(form.form).toBeFocused();

  release();
  await expect(form.thanks).toBeFocused();
  await expect(status).toContainText("¡Mensaje enviado!");
});
