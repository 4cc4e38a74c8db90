import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { keys, type OpenMailbox, openMailbox } from "../../tests/support/sample-mail.ts";
import { explainAnswer, sendTrialMessage } from "./trial-message.ts";

const shop = { email: "hola@mitienda.es", url: "" };

describe("a trial message", () => {
  let mailbox: OpenMailbox;
  beforeEach(async () => {
    mailbox = await openMailbox();
  });
  afterEach(() => mailbox.close());

  test("is sent to the shop's own address", async () => {
    const answer = await sendTrialMessage(keys, shop, mailbox.url);
    expect(answer).toEqual({ status: 200, text: "OK" });
    expect(explainAnswer(answer, shop.email)[0]).toContain("Mira el buzón de hola@mitienda.es");
    expect(await mailbox.received()).toMatchObject([
      { fromName: "Prueba de la tienda", toEmail: "hola@mitienda.es" },
    ]);
  });

  test.each([
    ["publicKey", "la Public Key (Account → General)"],
    ["serviceId", "el Service ID (Email Services)"],
    ["templateId", "el Template ID (Email Templates)"],
  ])("with a wrong %s hears which key it is", async (key, name) => {
    const answer = await sendTrialMessage({ ...keys, [key]: "otro" }, shop, mailbox.url);
    expect(explainAnswer(answer, "")).toContainEqual(expect.stringContaining(name));
  });

  test("hears that the provider says nothing", async () => {
    const answer = await sendTrialMessage(keys, shop, "http://127.0.0.1:9");
    const lines = explainAnswer(answer, "");
    expect(lines).toContainEqual(expect.stringContaining("No ha contestado nadie."));
    expect(lines.at(-1)).toContain("Respuesta del proveedor: ninguna");
  });
});

describe("the provider's answer", () => {
  test.each([
    [400, "The Public Key is invalid.", /Public Key/],
    [400, "The template ID not found.", /Template ID/],
    [403, "API calls are disabled for non-browser applications", /non-browser/],
    [412, "Invalid grant", /Reconnect/],
    [413, "Variables size limit", /demasiado grande/],
    [422, "The recipients address is empty", /To Email/],
    [429, "Too Many Requests", /Espera un minuto/],
    [503, "", /fallo es de EmailJS/],
    [418, "?", /ayuda de EmailJS/],
  ])("%d «%s» is told in Spanish", (status, text, words) => {
    const lines = explainAnswer({ status, text }, "hola@mitienda.es");
    expect(lines.join("\n")).toMatch(words);
    expect(lines.at(-1)).toContain(String(status));
  });
});
