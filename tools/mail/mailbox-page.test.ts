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
