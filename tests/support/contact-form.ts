import { expect, type Page } from "@playwright/test";

/** Locators of the contact form, by the labels that a visitor reads. */
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
    submitButton: form.getByRole("button"),
    errorMessage: page.getByText("Ha ocurrido un error. Por favor, inténtalo de nuevo."),
    thanksHeading: page.getByRole("heading", { name: "¡Mensaje enviado!" }),
  };
};

type ContactFormValues = { name: string; email: string; message: string };

export async function fillContactForm(
  page: Page,
  { name, email, message }: ContactFormValues,
): Promise<void> {
  const contact = contactForm(page);
  await contact.name.fill(name);
  await contact.email.fill(email);
  await contact.message.fill(message);
}

/** Expects that the form can be sent and has these values. */
export async function expectFormValues(
  page: Page,
  { name, email, message }: ContactFormValues,
): Promise<void> {
  const { submitButton, fields } = contactForm(page);
  // Wait for hydration first: it may still change the values of the fields.
  await expect(submitButton).toBeEnabled();
  await expect(submitButton).toHaveText("Enviar mensaje");
  const values = () => Promise.all(fields.map((field) => field.inputValue()));
  await expect.poll(values).toEqual([name, email, message]);
  for (const field of fields) await expect(field).toBeEnabled();
}
