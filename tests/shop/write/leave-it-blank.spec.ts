import { contactForm, expectKept, write } from "../../support/contact.ts";
import { expect, open, test } from "../../support/visit.ts";

test("a name and a message of blanks are asked for, by button and by Enter", async ({
  page,
  mail,
}) => {
  await open(page);
  const { name, email, message, button, thanks } = contactForm(page);
  await write(page, { name: "   ", email: mail.address, message: " \n\u00a0\n " });
  await button.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Escribe tu nombre.");
  await expect(message).toHaveAccessibleDescription("Escribe tu mensaje.");
  await expect(email).toHaveAccessibleDescription("");

  await name.fill("\t");
  await message.fill("Hola");
  await email.press("Enter");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Escribe tu nombre.");
  await expect(message).toHaveAccessibleDescription("");
  expect((await mail.received()).attempts).toBe(0);

  // Blanks around words are the visitor's own.
  await write(page, { name: " Ana ", email: mail.address, message: "  Hola\n" });
  await button.click();
  await expect(thanks).toBeVisible();
  expect(await mail.received()).toMatchObject({
    attempts: 1,
    messages: [{ fromName: " Ana ", message: "  Hola\n" }],
  });
});

test("blanks in a message half written are kept", async ({ page }) => {
  const written = { name: "Ana ", email: "ana@correo.example", message: "Hola,\n\n  busco " };
  await open(page);
  await write(page, written);
  await page.reload();
  await expectKept(page, written);
});
