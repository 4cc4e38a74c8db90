import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { body, from, type OpenMailbox, openMailbox } from "../../tests/support/sample-mail.ts";

let mailbox: OpenMailbox;
beforeEach(async () => {
  mailbox = await openMailbox();
});
afterEach(() => mailbox.close());

describe("a message from the shop", () => {
  test("is taken, and kept as the owner receives it", async () => {
    const response = await mailbox.post(body);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("OK");
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");

    const mails = await mailbox.received();
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
    const response = await mailbox.post("", { method: "OPTIONS", body: null });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-methods")).toContain("POST");
    expect(response.headers.get("access-control-allow-headers")).toContain("content-type");
  });

  test("stands before the older ones", async () => {
    await mailbox.post(from("primera@correo.example"));
    await mailbox.post(from("segunda@correo.example"));
    const mails = await mailbox.received();
    expect(mails.map((mail: { fromEmail: string }) => mail.fromEmail)).toEqual([
      "segunda@correo.example",
      "primera@correo.example",
    ]);
  });
});

test.each(["{", "[]", "{}", JSON.stringify({ ...body, template_params: [] })])(
  "%s is no message, and is not kept",
  async (text) => {
    expect((await mailbox.post(text)).status).toBe(400);
    expect(await mailbox.received()).toEqual([]);
  },
);

test("everything else is passed on", async () => {
  const response = await fetch(`${mailbox.url}/buzones`);
  expect(await response.text()).toBe("otro");
});
