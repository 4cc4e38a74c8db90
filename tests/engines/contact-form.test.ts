import { expect, test } from "vitest";
import { describeEachEngine, IS_READY } from "../support/engines.ts";
import { createVisitorMail } from "../support/visitor-mail.ts";

/** The values of the form's fields, in order. */
const fields =
  "['name', 'email', 'message'].map((id) => document.getElementById(id)?.value).join()";
const focus = "document.activeElement.textContent.slice(0, 20)";
const status = "document.querySelector('form ~ [role=status]').textContent";
const problem = "document.querySelector('form > p')?.textContent ?? ''";

describeEachEngine(({ driver, waitForValue, openPage }) => {
  /** Fills in a message on Home. */
  async function fillForm() {
    const mail = createVisitorMail(process.env.SHOP ?? "");
    await driver.type("#name", "Ana");
    await driver.type("#email", mail.senderAddress);
    await driver.type("#message", "Hola");
    return mail;
  }
  const send = () => driver.click("form [type=submit]");

  test("the form has the focus while it sends, and the visitor can move it elsewhere", async () => {
    await openPage("/");
    const { failNext } = await fillForm();
    for (const [moveFocus, focusedText] of [
      ["void 0", "Ha ocurrido un error"],
      ["void document.querySelector('footer a').focus()", "Inicio"],
    ] as const) {
      await failNext("hold");
      await send();
      await waitForValue(status, "Enviando...");
      await waitForValue("document.activeElement === document.querySelector('form')");
      await driver.evaluate(moveFocus);
      await failNext(500);
      await waitForValue(`(${problem}) !== ''`);
      await waitForValue(focus, focusedText);
    }
    // The last attempt succeeds.
    await send();
    await waitForValue(focus, "¡Mensaje enviado!");
  });

  test("the form requires all three fields, and is empty after the thanks and after a reload during them", async () => {
    const invalidFields =
      "[...document.querySelectorAll('form [aria-invalid=true]')].map(({ id }) => id).join()";
    await openPage("/");
    await send();
    await waitForValue(invalidFields, "name,email,message");
    await waitForValue("document.activeElement.id", "name");
    await fillForm();
    await send();
    await waitForValue(focus, "¡Mensaje enviado!");
    await waitForValue(
      "document.querySelector('form').checkVisibility({ visibilityProperty: true })",
    );
    await waitForValue(fields, ",,");
    await waitForValue("document.body.textContent.includes('¡Mensaje enviado!')", false);

    await fillForm();
    await send();
    await waitForValue("document.body.textContent.includes('¡Mensaje enviado!')");
    await driver.evaluate("void (globalThis.beforeReload = true)");
    // Reload from the page as a visitor does, so that the browser may restore the fields.
    await driver.evaluate("void setTimeout(() => location.reload())");
    await waitForValue(`globalThis.beforeReload === undefined && ${IS_READY}`);
    await waitForValue(fields, ",,");
  });

  test("a message arrives although the visitor leaves, who is warned", async () => {
    await openPage("/");
    const mail = await fillForm();
    await mail.failNext("hold");
    await driver.evaluate("void (globalThis.samePage = true)");
    await send();
    await waitForValue(status, "Enviando...");
    await driver.evaluate("void setTimeout(() => location.assign('/otra/pagina'))");
    await waitForValue("document.title.startsWith('Página no encontrada')");
    await mail.releaseHeld();
    await expect.poll(mail.fetchMessages).toHaveLength(1);
    await driver.evaluate("void setTimeout(() => history.back())");
    await waitForValue("globalThis.samePage");
    await waitForValue(`(${problem}).includes('no sabemos si ha llegado')`);
    await waitForValue(fields, `Ana,${mail.senderAddress},Hola`);
    expect(await mail.fetchMessages()).toHaveLength(1);
  });
});
