import { expect, type Locator, type Page } from "@playwright/test";

/** The contact form as a visitor finds it, also one whose page has been translated. */
export const contactForm = (page: Page) => {
  const form = page.getByRole("form", { name: "Formulario de contacto" });
  const name = form.getByLabel("Nombre");
  const email = form.getByLabel("Correo electrónico");
  const message = form.getByLabel("Mensaje");
  return {
    form,
    name,
    email,
    message,
    fields: [name, email, message],
    button: form.getByRole("button"),
    failure: page.getByText("Ha ocurrido un error. Por favor, inténtalo de nuevo."),
    thanks: page.getByRole("heading", { name: "¡Mensaje enviado!" }),
  };
};

export type Written = { name: string; email: string; message: string };

/** Writes into the form, once the app is there to take it. */
export async function write(page: Page, { name, email, message }: Written): Promise<void> {
  const contact = contactForm(page);
  await expect(contact.button).toBeEnabled();
  await contact.name.fill(name);
  await contact.email.fill(email);
  await contact.message.fill(message);
}

/** The form can be sent, and holds just this. */
export async function expectKept(page: Page, { name, email, message }: Written): Promise<void> {
  const contact = contactForm(page);
  // First: what the fields hold before the app is there may be gone when it has come.
  await expect(contact.button).toBeEnabled();
  await expect(contact.button).toHaveText("Enviar mensaje");
  for (const [field, value] of [
    [contact.name, name],
    [contact.email, email],
    [contact.message, message],
  ] as [Locator, string][]) {
    await expect(field).toHaveValue(value);
    await expect(field).toBeEnabled();
  }
}

/** The shop says that the message has come, and reads it out. */
export async function expectThanks(page: Page): Promise<void> {
  const status = page.getByRole("status").filter({ has: contactForm(page).thanks });
  await expect(status).toBeVisible();
  await expect(
    status.getByText("Gracias por contactarnos. Te responderemos lo antes posible.", {
      exact: true,
    }),
  ).toBeVisible();
}
