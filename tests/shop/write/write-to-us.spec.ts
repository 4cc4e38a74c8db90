import { contactForm, expectKept, expectThanks, write } from "../../support/contact.ts";
import { expect, hold, type Mail, open, stopClock, test } from "../../support/visit.ts";

const WORDS = { name: "Núria Pou", message: "¿Tenéis el Moon Bag en verde?\n¡Gracias! 🧶" };
const wordsFrom = ({ address }: Mail) => ({ ...WORDS, email: address });
const LOGGED = /console\.error: El mensaje no se ha podido enviar:/;

test("a visitor writes, waits, is thanked, and the shop has the message", {
  tag: ["@both", "@proof"],
}, async ({ page, mail }) => {
  const release = await hold(page, /\/email\/send$/);
  await open(page);
  const form = contactForm(page);
  await expect(form.name).toHaveAccessibleName("Nombre");
  await expect(form.email).toHaveAccessibleName("Correo electrónico");
  await expect(form.message).toHaveAccessibleName("Mensaje");
  await expect(form.message).toHaveAttribute("rows", "4");
  await expect(form.email).toHaveAttribute("type", "email");
  await write(page, wordsFrom(mail));
  await expect(form.button).toHaveText("Enviar mensaje");
  await form.button.click();

  await expect(form.button).toHaveText("Enviando...");
  await expect(form.button).toBeDisabled();
  for (const field of form.fields) await expect(field).toBeDisabled();
  await expect(form.name).toHaveValue(WORDS.name);
  await expect(form.thanks).toHaveCount(0);

  release();
  await expectThanks(page);
  await expect(form.form).toBeHidden();

  const { attempts, messages } = await mail.received();
  expect(attempts).toBe(1);
  expect(messages.map(({ body }) => body)).toEqual([
    {
      lib_version: "4.4.1",
      user_id: "clave-publica-demo",
      service_id: "servicio_demo",
      template_id: "plantilla_demo",
      template_params: {
        from_name: WORDS.name,
        from_email: mail.address,
        message: WORDS.message,
        to_email: "hola@ovillo.example",
      },
    },
  ]);
});

test("the thanks stay for 5000 ms, then the form is back and empty", { tag: "@proof" }, async ({
  page,
  mail,
}) => {
  await page.clock.install();
  await open(page);
  await write(page, wordsFrom(mail));
  await stopClock(page);
  const form = contactForm(page);
  await form.button.click();
  await expectThanks(page);
  // The focus comes together with the timer.
  await expect(form.thanks).toBeFocused();
  await page.clock.runFor(4999);
  await expectThanks(page);
  await expect(form.form).toBeHidden();
  await page.clock.runFor(1);
  await expect(form.thanks).toHaveCount(0);
  await expect(form.form).toBeVisible();
  for (const field of form.fields) {
    await expect(field).toBeEnabled();
    await expect(field).toHaveValue("");
  }

  // And it can be used again.
  await write(page, wordsFrom(mail));
  await form.button.click();
  await expectThanks(page);
  expect((await mail.received()).messages).toHaveLength(2);
});

test("whoever leaves Home while being thanked finds an empty form on the way back", {
  tag: "@proof",
}, async ({ page, mail }) => {
  await open(page);
  await write(page, wordsFrom(mail));
  await contactForm(page).button.click();
  await expectThanks(page);
  await page.goto("/#/essentials");
  await expect(page.getByRole("heading", { level: 1, name: "Essentials" })).toBeVisible();
  await page.goBack();
  const form = contactForm(page);
  await expect(form.form).toBeVisible();
  await expect(form.thanks).toHaveCount(0);
  await expectKept(page, { name: "", email: "", message: "" });
});

test("a refusal is said in red and read out, nothing written is lost, and it can be sent again", {
  tag: "@proof",
}, async ({ page, mail, visit }) => {
  visit.expectFault(LOGGED);
  visit.expectFault(/Failed to load resource.*email\/send/);
  visit.expectFault(/response 412: .*email\/send/);
  await mail.failWith({ status: 412 }, 1);
  await open(page);
  await write(page, wordsFrom(mail));
  const form = contactForm(page);
  await form.button.click();

  const alert = page.getByRole("alert").filter({ has: form.failure });
  await expect(alert).toBeVisible();
  await expect(form.failure).toHaveText("Ha ocurrido un error. Por favor, inténtalo de nuevo.");
  await expect(form.failure).toHaveCSS("color", "rgb(179, 38, 30)");
  await expectKept(page, wordsFrom(mail));

  await form.button.click();
  await expectThanks(page);
  await expect(alert).toHaveCount(0);
  expect(await mail.received()).toMatchObject({ attempts: 2, messages: [{}] });
});

test("all three fields are asked for, in Spanish, and nothing is sent without them", {
  tag: "@proof",
}, async ({ page, mail }) => {
  await open(page);
  const form = contactForm(page);
  await form.button.click();
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAccessibleDescription("Escribe tu nombre.");
  await expect(form.email).toHaveAccessibleDescription(
    "Escribe tu correo para que podamos responderte.",
  );
  await expect(form.message).toHaveAccessibleDescription("Escribe tu mensaje.");

  await form.name.fill("Núria");
  await expect(page.getByText("Escribe tu nombre.")).toHaveCount(0);
  await form.message.fill("Hola");
  for (const [address, mend] of [
    ["nuria.correo.example", /Revisa el correo.*arroba/],
    ["núria@correo.example", /sin acentos/],
    ["nuria @correo.example", /ni espacios/],
  ] as const) {
    await form.email.fill(address);
    await form.button.click();
    await expect(form.email).toBeFocused();
    await expect(form.email).toHaveAccessibleDescription(mend);
  }

  // The first thing to be sent is the one that is whole.
  await form.email.fill(mail.address);
  await form.button.click();
  await expectThanks(page);
  expect(await mail.received()).toMatchObject({ attempts: 1, messages: [{ fromName: "Núria" }] });
});
