import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createMailbox } from "./mailbox.ts";

const keys = { publicKey: "clave", serviceId: "servicio", templateId: "plantilla" };

const params = {
  from_name: "Ana",
  from_email: "ana@correo.example",
  message: "Hola,\n¿hay bolsos azules?",
  to_email: "hola@ovillo.example",
};

const body = {
  lib_version: "4.4.1",
  user_id: "clave",
  service_id: "servicio",
  template_id: "plantilla",
  template_params: params,
};

let server: Server;
let url: string;

beforeEach(async () => {
  const mailbox = createMailbox(keys);
  server = createServer((req, res) =>
    mailbox(req, res, () => {
      res.statusCode = 404;
      res.end("otro");
    }),
  );
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
});

const post = (content: unknown, init: RequestInit = {}) =>
  fetch(`${url}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "Content-type": "application/json" },
    body: typeof content === "string" ? content : JSON.stringify(content),
    ...init,
  });

const from = (address: string) => ({
  ...body,
  template_params: { ...params, from_email: address },
});

const order = (method: string, content: unknown) =>
  fetch(`${url}/buzon/fallo`, { method, body: JSON.stringify(content) });

const page = async () => (await fetch(`${url}/buzon`)).text();

describe("a message that keeps to the contract", () => {
  test("is taken, and kept as the owner receives it", async () => {
    const response = await post(body);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("OK");
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");

    const mails = await (await fetch(`${url}/buzon.json`)).json();
    expect(mails).toEqual([
      {
        fromName: "Ana",
        fromEmail: "ana@correo.example",
        message: "Hola,\n¿hay bolsos azules?",
        toEmail: "hola@ovillo.example",
        receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        body,
      },
    ]);
  });

  test("may come from another origin, which asks first", async () => {
    const response = await post("", { method: "OPTIONS", body: null });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-methods")).toContain("POST");
    expect(response.headers.get("access-control-allow-headers")).toContain("content-type");
  });

  test("stands before the older ones, until the mailbox is emptied", async () => {
    await post(from("primera@correo.example"));
    await post(from("segunda@correo.example"));
    const mails = await (await fetch(`${url}/buzon.json`)).json();
    expect(mails.map((mail: { fromEmail: string }) => mail.fromEmail)).toEqual([
      "segunda@correo.example",
      "primera@correo.example",
    ]);
    await fetch(`${url}/buzon.json`, { method: "DELETE" });
    expect(await (await fetch(`${url}/buzon.json`)).json()).toEqual([]);
  });
});

describe("a message that does not keep to the contract", () => {
  const without = (key: keyof typeof body) => ({ ...body, [key]: undefined });
  const cases: [string, () => Promise<Response>, number, RegExp][] = [
    ["another method", () => post("", { method: "GET", body: null }), 405, /./],
    [
      "another content type",
      () => post(body, { headers: { "Content-type": "text/plain" } }),
      400,
      /Content-Type/,
    ],
    ["no JSON", () => post("{"), 400, /JSON/],
    ["no object", () => post("[]"), 400, /JSON/],
    ["no lib_version", () => post(without("lib_version")), 400, /lib_version parameter/],
    ["no user_id", () => post(without("user_id")), 400, /user_id parameter/],
    ["no service_id", () => post(without("service_id")), 400, /service_id parameter/],
    ["no template_id", () => post(without("template_id")), 400, /template_id parameter/],
    [
      "no template_params",
      () => post(without("template_params")),
      400,
      /template_params parameter/,
    ],
    [
      "a list as template_params",
      () => post({ ...body, template_params: [] }),
      400,
      /template_params/,
    ],
    [
      "an unknown key",
      () => post({ ...body, user_id: "x" }),
      400,
      /^The Public Key is invalid\. To find this ID, visit /,
    ],
    [
      "an unknown service",
      () => post({ ...body, service_id: "x" }),
      400,
      /^The service ID not found\. /,
    ],
    [
      "an unknown template",
      () => post({ ...body, template_id: "x" }),
      400,
      /^The template ID not found\. /,
    ],
    [
      "no recipient",
      () => post({ ...body, template_params: { ...params, to_email: "" } }),
      422,
      /recipients address is empty/,
    ],
    [
      "50 kB in characters of two bytes",
      () => post({ ...body, template_params: { ...params, message: "ñ".repeat(25_000) } }),
      413,
      /^Variables size limit/,
    ],
    [
      "a body beyond any reason",
      () => post({ ...body, template_params: { ...params, message: "a".repeat(2_000_000) } }),
      413,
      /^Variables size limit/,
    ],
  ];

  test.each(cases)("%s", async (_name, request, status, text) => {
    const response = await request();
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(text);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await (await fetch(`${url}/buzon.json`)).json()).toEqual([]);
  });
});

describe("a fault", () => {
  test("meets only the sender it is for, and every attempt is counted", async () => {
    await order("PUT", { for: "ana@correo.example", fault: { status: 503 } });
    const failed = await post(body);
    expect(failed.status).toBe(503);
    expect(await failed.text()).toBe("Service Unavailable");
    expect((await post(from("eva@correo.example"))).status).toBe(200);

    await order("DELETE", { for: "ana@correo.example" });
    expect((await post(body)).status).toBe(200);

    const ana = await (await fetch(`${url}/buzon.json?for=ana@correo.example`)).json();
    expect(ana).toMatchObject({ attempts: 2, messages: [{ fromEmail: "ana@correo.example" }] });
    const unknown = await (await fetch(`${url}/buzon.json?for=nadie@correo.example`)).json();
    expect(unknown).toEqual({ attempts: 0, messages: [] });
  });

  test("lasts as many times as it is told to", async () => {
    await order("PUT", { fault: { status: 429 }, times: 2 });
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await post(body)).status);
    expect(statuses).toEqual([429, 429, 200]);
  });

  test("can have its own words and type", async () => {
    const fault = { status: 500, body: "<h1>Error</h1>", contentType: "text/html" };
    await order("PUT", { fault });
    const response = await post(body);
    expect(response.headers.get("content-type")).toBe("text/html");
    expect(await response.text()).toBe("<h1>Error</h1>");
  });

  test("with a status that means success delivers the message", async () => {
    await order("PUT", { fault: { status: 202 } });
    expect((await post(body)).status).toBe(202);
    expect(await (await fetch(`${url}/buzon.json`)).json()).toHaveLength(1);
  });

  test("can be a dropped connection", async () => {
    await order("PUT", { fault: { drop: true } });
    await expect(post(body)).rejects.toThrow("fetch failed");
  });

  test("can be no answer at all", async () => {
    await order("PUT", { fault: { hang: true } });
    await expect(post(body, { signal: AbortSignal.timeout(150) })).rejects.toThrow(/timeout/);
    const mine = await (await fetch(`${url}/buzon.json?for=ana@correo.example`)).json();
    expect(mine).toEqual({ attempts: 1, messages: [] });
  });

  test("can be a slow answer that is a success in the end", async () => {
    await order("PUT", { fault: { delayMs: 80 } });
    const start = performance.now();
    expect((await post(body)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(70);
    expect(await (await fetch(`${url}/buzon.json`)).json()).toHaveLength(1);
  });

  test("does not hide a request that breaks the contract", async () => {
    await order("PUT", { fault: { status: 503 } });
    expect((await post({ ...body, user_id: "x" })).status).toBe(400);
  });

  test("that makes no sense is refused", async () => {
    for (const fault of [undefined, {}, { status: "503" }, { status: 99 }, { hang: false }]) {
      expect((await order("PUT", { fault })).status).toBe(400);
    }
    expect((await post(body)).status).toBe(200);
  });
});

describe("the page", () => {
  test("says when nothing has arrived", async () => {
    const response = await fetch(`${url}/buzon`);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(await response.text()).toContain("Todavía no ha llegado ningún mensaje.");
  });

  test("shows who wrote what, escaped and with its line breaks", async () => {
    const nasty = {
      ...params,
      from_name: `<img src=x onerror="alert(1)">`,
      message: "a & b\n<script>",
    };
    await post({ ...body, template_params: nasty });
    const html = await page();
    expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
    expect(html).toContain("a &amp; b\n&lt;script&gt;");
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain("hola@ovillo.example");
    expect(html).toContain('href="mailto:ana%40correo.example"');
  });

  test("lets a person make every send fail, and work again", async () => {
    const choose = (fault: string) =>
      fetch(`${url}/buzon/fallo`, {
        method: "POST",
        body: new URLSearchParams({ fault }),
        redirect: "manual",
      });
    const chosen = await choose("412");
    expect(chosen.status).toBe(303);
    expect(chosen.headers.get("location")).toBe("/buzon");
    expect((await post(body)).status).toBe(412);
    expect(await page()).toContain('<option value="412" selected>');

    await choose("");
    expect((await post(body)).status).toBe(200);
    expect(await page()).toContain('<option value="" selected>');
  });
});

test("everything else is passed on", async () => {
  const response = await fetch(`${url}/buzones`);
  expect(await response.text()).toBe("otro");
});
