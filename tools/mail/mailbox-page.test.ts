import { afterEach, beforeEach, expect, test } from "vitest";
import { body, type OpenMailbox, openMailbox, params } from "../../tests/support/sample-mail.ts";

let mailbox: OpenMailbox;
beforeEach(async () => {
  mailbox = await openMailbox();
});
afterEach(() => mailbox.close());

test("the page says when nothing has arrived", async () => {
  const response = await fetch(`${mailbox.url}/buzon`);
  expect(response.headers.get("content-type")).toMatch(/^text\/html/);
  expect(await response.text()).toContain("Todavía no ha llegado ningún mensaje.");
});

test("the page shows who wrote what, escaped and with its line breaks", async () => {
  const nasty = {
    ...params,
    from_name: `<img src=x onerror="alert(1)">`,
    message: "a & b\n<script>",
  };
  await mailbox.post({ ...body, template_params: nasty });
  const html = await mailbox.page();
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
  expect(html).toContain("a &amp; b\n&lt;script&gt;");
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain("hola@ovillo.example");
  expect(html).toContain('href="mailto:ana%40correo.example"');
});

test("the page lets a person make every send fail, and work again", async () => {
  const choose = (fault: string) =>
    fetch(`${mailbox.url}/buzon/fallo`, {
      method: "POST",
      body: new URLSearchParams({ fault }),
      redirect: "manual",
    });
  const chosen = await choose("412");
  expect(chosen.status).toBe(303);
  expect(chosen.headers.get("location")).toBe("/buzon");
  expect((await mailbox.post(body)).status).toBe(412);
  expect(await mailbox.page()).toContain('<option value="412" selected>');

  await choose("");
  expect((await mailbox.post(body)).status).toBe(200);
  expect(await mailbox.page()).toContain('<option value="" selected>');
});

test("the page offers every fault by its name, beginning with none", async () => {
  const options = (await mailbox.page()).matchAll(/<option value="(.*?)".*?>(.*?)</g);
  expect([...options].map(([, value, label]) => `${value} | ${label}`)).toEqual([
    " | Todo funciona",
    "400 | 400: la clave no es válida",
    "412 | 412: la cuenta de correo está desconectada",
    "413 | 413: el mensaje es demasiado grande",
    "422 | 422: falta el destinatario",
    "429 | 429: demasiados envíos seguidos",
    "500 | 500: error del servidor",
    "503 | 503: servicio no disponible",
    "hang | No contesta nunca",
    "drop | Se corta la conexión",
    "slow | Contesta bien, pero tarda 5 segundos",
  ]);
});
