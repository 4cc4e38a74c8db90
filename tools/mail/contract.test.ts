import { afterEach, beforeEach, expect, test } from "vitest";
import { body, type OpenMailbox, openMailbox, params } from "../../tests/support/sample-mail.ts";

let mailbox: OpenMailbox;
beforeEach(async () => {
  mailbox = await openMailbox();
});
afterEach(() => mailbox.close());

const without = (key: keyof typeof body) => ({ ...body, [key]: undefined });
const cases: [string, () => Promise<Response>, number, RegExp][] = [
  ["another method", () => mailbox.post("", { method: "GET", body: null }), 405, /./],
  [
    "another content type",
    () => mailbox.post(body, { headers: { "Content-type": "text/plain" } }),
    400,
    /Content-Type/,
  ],
  ["no JSON", () => mailbox.post("{"), 400, /JSON/],
  ["no object", () => mailbox.post("[]"), 400, /JSON/],
  ["no lib_version", () => mailbox.post(without("lib_version")), 400, /lib_version parameter/],
  ["no user_id", () => mailbox.post(without("user_id")), 400, /user_id parameter/],
  ["no service_id", () => mailbox.post(without("service_id")), 400, /service_id parameter/],
  ["no template_id", () => mailbox.post(without("template_id")), 400, /template_id parameter/],
  [
    "no template_params",
    () => mailbox.post(without("template_params")),
    400,
    /template_params parameter/,
  ],
  [
    "a list as template_params",
    () => mailbox.post({ ...body, template_params: [] }),
    400,
    /template_params/,
  ],
  [
    "an unknown key",
    () => mailbox.post({ ...body, user_id: "x" }),
    400,
    /^The Public Key is invalid\. To find this ID, visit /,
  ],
  [
    "an unknown service",
    () => mailbox.post({ ...body, service_id: "x" }),
    400,
    /^The service ID not found\. /,
  ],
  [
    "an unknown template",
    () => mailbox.post({ ...body, template_id: "x" }),
    400,
    /^The template ID not found\. /,
  ],
  [
    "no recipient",
    () => mailbox.post({ ...body, template_params: { ...params, to_email: "" } }),
    422,
    /recipients address is empty/,
  ],
  [
    "50 kB in characters of two bytes",
    () => mailbox.post({ ...body, template_params: { ...params, message: "ñ".repeat(25_000) } }),
    413,
    /^Variables size limit/,
  ],
  [
    "a body beyond any reason",
    () => mailbox.post({ ...body, template_params: { ...params, message: "a".repeat(2_000_000) } }),
    413,
    /^Variables size limit/,
  ],
];

test.each(cases)(
  "a message with %s does not keep to the contract",
  async (_name, request, status, text) => {
    const response = await request();
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(text);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await mailbox.received()).toEqual([]);
  },
);
