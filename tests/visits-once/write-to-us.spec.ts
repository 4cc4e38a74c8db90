import type { Page } from "@playwright/test";
import { expect, hold, open, stopClock, test } from "../support/visit.ts";

test.use({ film: false });

const WORDS = { name: "Núria Pou", message: "¿Tenéis el Moon Bag en verde?\n¡Gracias! 🧶" };
const ERROR = "Ha ocurrido un error. Por favor, inténtalo de nuevo.";
const LOGGED = /console\.error: El mensaje no se ha podido enviar:/;

test("a visitor writes, waits, is thanked, and the shop has the message", async ({
  page,
  mail,
}) => {
  const release = await holdMail(page);
  await open(page);
  const form = formOf(page);
  await expect(form.message).toHaveAttribute("rows", "4");
  await expect(form.email).toHaveAttribute("type", "email");
  await fill(page, mail.address);
  await form.send.click();

  await expect(form.sending).toBeDisabled();
  for (const field of form.fields) await expect(field).toBeDisabled();
  await expect(form.name).toHaveValue(WORDS.name);
  await expect(thanks(page)).toHaveCount(0);

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

test("the thanks stay for 5000 ms, then the form is back and empty", async ({ page, mail }) => {
  await page.clock.install();
  await open(page);
  await fill(page, mail.address);
  await stopClock(page);
  const form = formOf(page);
  await form.send.click();
  await expectThanks(page);
  await page.clock.runFor(4999);
  await expectThanks(page);
  await expect(form.form).toBeHidden();
  await page.clock.runFor(1);
  await expect(thanks(page)).toHaveCount(0);
  await expect(form.form).toBeVisible();
  for (const field of form.fields) {
    await expect(field).toBeEnabled();
    await expect(field).toHaveValue("");
  }

  // And it can be used again.
  await fill(page, mail.address);
  await form.send.click();
  await expectThanks(page);
  expect((await mail.received()).messages).toHaveLength(2);
});

test("whoever leaves Home while being thanked finds an empty form on the way back", async ({
  page,
  mail,
}) => {
  await open(page);
  await fill(page, mail.address);
  await formOf(page).send.click();
  await expectThanks(page);
  await page.goto("/#/essentials");
  await expect(page.getByRole("heading", { level: 1, name: "Essentials" })).toBeVisible();
  await page.goBack();
  const form = formOf(page);
  await expect(form.form).toBeVisible();
  await expect(thanks(page)).toHaveCount(0);
  for (const field of form.fields) await expect(field).toHaveValue("");
  await fill(page, mail.address);
  await expect(form.send).toBeEnabled();
});

test("a refusal is said in red and read out, nothing written is lost, and it can be sent again", async ({
  page,
  mail,
  visit,
}) => {
  visit.expectFault(LOGGED);
  visit.expectFault(/Failed to load resource.*email\/send/);
  visit.expectFault(/response 412: .*email\/send/);
  await mail.failWith({ status: 412 }, 1);
  await open(page);
  await fill(page, mail.address);
  const form = formOf(page);
  await form.send.click();

  const alert = page.getByRole("alert").filter({ hasText: ERROR });
  await expect(alert).toBeVisible();
  await expect(page.getByText(ERROR, { exact: true })).toHaveCSS("color", "rgb(179, 38, 30)");
  await expectKept(page, mail.address);

  await form.send.click();
  await expectThanks(page);
  await expect(alert).toHaveCount(0);
  expect(await mail.received()).toMatchObject({ attempts: 2, messages: [{}] });
});

test("whatever the provider refuses with, the visitor is told the same", async ({
  page,
  mail,
  visit,
}) => {
  visit.expectFault(LOGGED);
  visit.expectFault(/Failed to load resource.*email\/send/);
  await open(page);
  await fill(page, mail.address);
  for (const [i, status] of [400, 413, 422, 429, 500, 503].entries()) {
    visit.expectFault(new RegExp(`response ${status}: .*email/send`));
    await mail.failWith({ status }, 1);
    await formOf(page).send.click();
    await expect.poll(async () => (await mail.received()).attempts).toBe(i + 1);
    await expect(page.getByRole("alert").getByText(ERROR, { exact: true })).toBeVisible();
    await expectKept(page, mail.address);
  }
});

test("a connection that breaks off ends in the same words", async ({ page, mail, visit }) => {
  visit.expectFault(LOGGED);
  visit.expectFault(/Failed to load resource.*email\/send/);
  visit.expectFault(/request failed: POST .*email\/send/);
  await mail.failWith({ drop: true });
  await open(page);
  await fill(page, mail.address);
  await formOf(page).send.click();
  await expect(page.getByRole("alert").getByText(ERROR, { exact: true })).toBeVisible();
  await expectKept(page, mail.address);
  await mail.recover();
  await formOf(page).send.click();
  await expectThanks(page);
  expect((await mail.received()).messages).toHaveLength(1);
});

test("no answer for 20 seconds is an error", async ({ page, mail, visit }) => {
  visit.expectFault(LOGGED);
  await mail.failWith({ hang: true });
  await page.clock.install();
  await open(page);
  await fill(page, mail.address);
  await stopClock(page);
  const form = formOf(page);
  await form.send.click();
  await expect.poll(async () => (await mail.received()).attempts).toBe(1);
  await page.clock.runFor(19_999);
  await expect(form.sending).toBeDisabled();
  await expect(page.getByText(ERROR)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole("alert").getByText(ERROR, { exact: true })).toBeVisible();
  await expectKept(page, mail.address);
});

test("one press is one message, however hard it is pressed", async ({ page, mail }) => {
  const release = await holdMail(page);
  await open(page);
  await fill(page, mail.address);
  const form = formOf(page);
  await form.email.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await form.sending.dblclick({ force: true });
  release();
  await expectThanks(page);
  expect((await mail.received()).attempts).toBe(1);
});

test("two presses at the same moment are one message", async ({ page, mail }) => {
  await open(page);
  await fill(page, mail.address);
  await formOf(page).form.evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expectThanks(page);
  expect((await mail.received()).attempts).toBe(1);
});

test("all three fields are asked for, in Spanish, and nothing is sent without them", async ({
  page,
  mail,
}) => {
  await open(page);
  const form = formOf(page);
  await form.send.click();
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAccessibleDescription("Escribe tu nombre.");
  await expect(form.email).toHaveAccessibleDescription(
    "Escribe tu correo para que podamos responderte.",
  );
  await expect(form.message).toHaveAccessibleDescription("Escribe tu mensaje.");

  await form.name.fill("Núria");
  await expect(page.getByText("Escribe tu nombre.")).toHaveCount(0);
  await form.message.fill("Hola");
  await form.email.fill("nuria.correo.example");
  await form.send.click();
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveAccessibleDescription(/Revisa el correo.*arroba/);

  // The first thing to be sent is the one that is whole.
  await form.email.fill(mail.address);
  await form.send.click();
  await expectThanks(page);
  expect(await mail.received()).toMatchObject({ attempts: 1, messages: [{ fromName: "Núria" }] });
});

/** Finds the form as a visitor does, by its labels. */
function formOf(page: Page) {
  const form = page.getByRole("form", { name: "Formulario de contacto", includeHidden: true });
  const name = form.getByLabel("Nombre", { exact: true });
  const email = form.getByLabel("Correo electrónico", { exact: true });
  const message = form.getByLabel("Mensaje", { exact: true });
  return {
    form,
    name,
    email,
    message,
    fields: [name, email, message],
    send: form.getByRole("button", { name: "Enviar mensaje", exact: true }),
    sending: form.getByRole("button", { name: "Enviando...", exact: true }),
  };
}

async function fill(page: Page, address: string): Promise<void> {
  const { name, email, message } = formOf(page);
  await name.fill(WORDS.name);
  await email.fill(address);
  await message.fill(WORDS.message);
}

const thanks = (page: Page) => page.getByRole("heading", { name: "¡Mensaje enviado!" });

async function expectThanks(page: Page): Promise<void> {
  const status = page.getByRole("status").filter({ has: thanks(page) });
  await expect(status).toBeVisible();
  await expect(
    status.getByText("Gracias por contactarnos. Te responderemos lo antes posible.", {
      exact: true,
    }),
  ).toBeVisible();
}

/** All that was written is still there, and can be changed and sent. */
async function expectKept(page: Page, address: string): Promise<void> {
  const { name, email, message, send } = formOf(page);
  await expect(name).toHaveValue(WORDS.name);
  await expect(email).toHaveValue(address);
  await expect(message).toHaveValue(WORDS.message);
  for (const control of [name, email, message, send]) await expect(control).toBeEnabled();
}

/** Lets messages leave the page only when the returned function is called. */
const holdMail = (page: Page) => hold(page, /\/email\/send$/);
