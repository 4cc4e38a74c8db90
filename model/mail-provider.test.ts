import { expect, test } from "vitest";
import { explainAnswer } from "./mail-provider.ts";

test.each([
  [200, "OK", /Mira tu buzón/],
  [0, "", /No ha contestado nadie/],
  [400, "The Public Key is invalid.", /la Public Key \(Account → General\)/],
  [400, "The service ID not found.", /el Service ID \(Email Services\)/],
  [400, "The template ID not found.", /el Template ID \(Email Templates\)/],
  [403, "The origin is not allowed", /dominios están permitidos/],
  [412, "Invalid grant", /Reconnect/],
  [413, "Variables size limit", /demasiado grande/],
  [422, "The recipients address is empty", /To Email/],
  [426, "The quota is over", /cupo de mensajes/],
  [429, "Too Many Requests", /Espera un minuto/],
  [503, "", /fallo es de EmailJS/],
  [418, "?", /ayuda de EmailJS/],
])("the provider's answer %d «%s» is told in Spanish", (status, text, words) => {
  const said = explainAnswer({ status, text }).join("\n");
  expect(said).toMatch(words);
  if (status > 200) expect(said).toContain(`EmailJS dice: ${status}`);
});
