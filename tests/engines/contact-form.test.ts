import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { ReceivedMail } from "../../tools/mail/mailbox.ts";
import { describeEachEngine, IS_READY } from "../support/engines.ts";
import type { MailFault } from "../support/example-server.ts";

const shop = process.env.SHOP;

/** What stands in the fields of the form, in order. */
const fields =
  "['name', 'email', 'message'].map((id) => document.getElementById(id)?.value).join()";
const focus = "document.activeElement.textContent.slice(0, 20)";
const status = "document.querySelector('form ~ [role=status]').textContent";
const alert = "document.querySelector('form [role=alert]').textContent";

describeEachEngine(({ driver, waitForValue, openPage }) => {
  /** Opens Home and writes a message, from an address that nobody else writes from. */
  async function write() {
    const email = `${randomUUID()}@correo.example`;
    await openPage("/");
    await driver.type("#name", "Ana");
    await driver.type("#email", email);
    await driver.type("#message", "Hola");
    const setFault = (fault?: MailFault) =>
      fetch(`${shop}/envios`, { method: "PUT", body: JSON.stringify({ for: email, fault }) });
    return {
      values: `Ana,${email},Hola`,
      failNext: (fault: MailFault) => setFault(fault),
      releaseHeld: () => setFault(),
      async countMessages() {
        const mails = (await (await fetch(`${shop}/buzon.json`)).json()) as ReceivedMail[];
        return mails.filter((mail) => mail.template_params.from_email === email).length;
      },
    };
  }
  const send = () => driver.click("form [type=submit]");

  test("while a message is sent the form has the focus, and who moves on keeps it", async () => {
    const { failNext } = await write();
    for (const [moveOn, end] of [
      ["void 0", "Ha ocurrido un error"],
      ["void document.querySelector('footer a').focus()", "Inicio"],
    ] as const) {
      await failNext("hold");
      await send();
      await waitForValue(status, "Enviando...");
      await waitForValue("document.activeElement === document.querySelector('form')");
      await driver.evaluate(moveOn);
      await failNext(500);
      await waitForValue(`${alert} !== ''`);
      await waitForValue(focus, end);
    }
    // The last time nothing goes wrong.
    await send();
    await waitForValue(focus, "¡Mensaje enviado!");
  });

  test("all three fields are asked for, and after the thanks the form is back and empty", async () => {
    const asked =
      "[...document.querySelectorAll('form [aria-invalid]')].map(({ id }) => id).join()";
    await openPage("/");
    await send();
    await waitForValue(asked, "name,email,message");
    await waitForValue("document.activeElement.id", "name");
    await write();
    await send();
    await waitForValue(focus, "¡Mensaje enviado!");
    await waitForValue(
      "document.querySelector('form').checkVisibility({ visibilityProperty: true })",
    );
    await waitForValue(fields, ",,");
    await waitForValue("document.body.textContent.includes('¡Mensaje enviado!')", false);
  });

  test("who reloads the page during the thanks does not find again what was sent", async () => {
    await write();
    await send();
    await waitForValue("document.body.textContent.includes('¡Mensaje enviado!')");
    await driver.evaluate("void (globalThis.before = true)");
    // From within, as the visitor does it: what stands in the fields is for the browser to restore.
    await driver.evaluate("void setTimeout(() => location.reload())");
    await waitForValue(`globalThis.before === undefined && ${IS_READY}`);
    await waitForValue(fields, ",,");
  });

  test("a message that was under way when the page was left has come, and the page says that it cannot know", async () => {
    const { values, failNext, releaseHeld, countMessages } = await write();
    await failNext("hold");
    await driver.evaluate("void (globalThis.kept = true)");
    await send();
    await waitForValue(status, "Enviando...");
    await driver.evaluate("void setTimeout(() => location.assign('/otra/pagina'))");
    await waitForValue("document.title.startsWith('Página no encontrada')");
    await releaseHeld();
    await expect.poll(countMessages).toBe(1);
    await driver.evaluate("void setTimeout(() => history.back())");
    await waitForValue("globalThis.kept");
    await waitForValue(`${alert}.includes('no sabemos si ha llegado')`);
    await waitForValue(fields, values);
    expect(await countMessages()).toBe(1);
  });
});
