import { expect, type Page } from "@playwright/test";

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

/** The form can be sent, and holds just this. */
export async function expectFormValues(
  page: Page,
  { name, email, message }: ContactFormValues,
): Promise<void> {
  const { submitButton, fields } = contactForm(page);
  // First: what the fields hold before the app is there may be gone when it has come.
  await expect(submitButton).toBeEnabled();
  await expect(submitButton).toHaveText("Enviar mensaje");
  const values = () => Promise.all(fields.map((field) => field.inputValue()));
  await expect.poll(values).toEqual([name, email, message]);
  for (const field of fields) await expect(field).toBeEnabled();
}
