import { expect, type Page } from "@playwright/test";

type ContactFormValues = { name: string; email: string; message: string };

/** The contact form, by the labels that a visitor reads. */
export function locateContactForm(page: Page) {
  const form = page.getByRole("form", { name: "Formulario de contacto" });
  const name = form.getByLabel("Nombre");
  const email = form.getByLabel("Correo electrónico");
  const message = form.getByLabel("Mensaje");
  const fields = [name, email, message] as const;
  const submitButton = form.getByRole("button");
  return {
    form,
    name,
    email,
    message,
    fields,
    submitButton,
    errorMessage: page.getByText("Ha ocurrido un error. Por favor, inténtalo de nuevo."),
    thanksHeading: page.getByRole("heading", { name: "¡Mensaje enviado!" }),
    async fill(values: ContactFormValues): Promise<void> {
      await name.fill(values.name);
      await email.fill(values.email);
      await message.fill(values.message);
    },
    /** Expects that the form can be sent and has these values. */
    async expectValues(values: ContactFormValues): Promise<void> {
      // Wait for hydration first: it may still change the values of the fields.
      await expect(submitButton).toBeEnabled();
      await expect(submitButton).toHaveText("Enviar mensaje");
      await expect(name).toHaveValue(values.name);
      await expect(email).toHaveValue(values.email);
      await expect(message).toHaveValue(values.message);
      for (const field of fields) await expect(field).toBeEnabled();
    },
  };
}
