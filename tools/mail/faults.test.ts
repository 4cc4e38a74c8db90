import { afterEach, beforeEach, expect, test } from "vitest";
import { body, from, type OpenMailbox, openMailbox } from "../../tests/support/sample-mail.ts";

let mailbox: OpenMailbox;
beforeEach(async () => {
  mailbox = await openMailbox();
});
afterEach(() => mailbox.close());

test("a fault meets only the sender it is for, and every attempt is counted", async () => {
  await mailbox.order("PUT", { for: "ana@correo.example", fault: { status: 503 } });
  const failed = await mailbox.post(body);
  expect(failed.status).toBe(503);
  expect(await failed.text()).toBe("Service Unavailable");
  expect((await mailbox.post(from("eva@correo.example"))).status).toBe(200);

  await mailbox.order("DELETE", { for: "ana@correo.example" });
  expect((await mailbox.post(body)).status).toBe(200);

  const ana = await (await fetch(`${mailbox.url}/buzon.json?for=ana@correo.example`)).json();
  expect(ana).toMatchObject({ attempts: 2, messages: [{ fromEmail: "ana@correo.example" }] });
  const unknown = await (await fetch(`${mailbox.url}/buzon.json?for=nadie@correo.example`)).json();
  expect(unknown).toEqual({ attempts: 0, messages: [] });
});

test("a fault lasts as many times as it is told to", async () => {
  await mailbox.order("PUT", { fault: { status: 429 }, times: 2 });
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await mailbox.post(body)).status);
  expect(statuses).toEqual([429, 429, 200]);
});

test("a fault can have its own words and type", async () => {
  const fault = { status: 500, body: "<h1>Error</h1>", contentType: "text/html" };
  await mailbox.order("PUT", { fault });
  const response = await mailbox.post(body);
  expect(response.headers.get("content-type")).toBe("text/html");
  expect(await response.text()).toBe("<h1>Error</h1>");
});

test("a fault with a status that means success delivers the message", async () => {
  await mailbox.order("PUT", { fault: { status: 202 } });
  expect((await mailbox.post(body)).status).toBe(202);
  expect(await mailbox.received()).toHaveLength(1);
});

test("a fault can be a dropped connection", async () => {
  await mailbox.order("PUT", { fault: { drop: true } });
  await expect(mailbox.post(body)).rejects.toThrow("fetch failed");
});

test("a fault can be no answer at all", async () => {
  await mailbox.order("PUT", { fault: { hang: true } });
  await expect(mailbox.post(body, { signal: AbortSignal.timeout(150) })).rejects.toThrow(/timeout/);
  const mine = await (await fetch(`${mailbox.url}/buzon.json?for=ana@correo.example`)).json();
  expect(mine).toEqual({ attempts: 1, messages: [] });
});

test("a fault can be a slow answer that is a success in the end", async () => {
  await mailbox.order("PUT", { fault: { delayMs: 80 } });
  const start = performance.now();
  expect((await mailbox.post(body)).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(70);
  expect(await mailbox.received()).toHaveLength(1);
});

test("a fault does not hide a request that breaks the contract", async () => {
  await mailbox.order("PUT", { fault: { status: 503 } });
  expect((await mailbox.post({ ...body, user_id: "x" })).status).toBe(400);
});

test("a fault that makes no sense is refused", async () => {
  for (const fault of [undefined, {}, { status: "503" }, { status: 99 }, { hang: false }]) {
    expect((await mailbox.order("PUT", { fault })).status).toBe(400);
  }
  expect((await mailbox.post(body)).status).toBe(200);
});
