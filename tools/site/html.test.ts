import * as fc from "fast-check";
import { expect, test } from "vitest";
import { INVALID_XML_CHARACTERS } from "../../model/schema/text.ts";
import { html, raw, renderInlineElement, renderJsonScript } from "./html.ts";

test("html drops the characters that XML forbids from text, but not from raw markup", () => {
  const pasted = "Uno\v\u0000\u001f dos\ufffe\uffff\ud83e\ttres\ncuatro\r\u00a0ñ 🧶";
  expect(html`<p title="${pasted}">${pasted}</p>`.text).toBe(
    `<p title="Uno dos\ttres\ncuatro\r\u00a0ñ 🧶">Uno dos\ttres\ncuatro\r\u00a0ñ 🧶</p>`,
  );
  expect(html`${raw(pasted)}`.text).toBe(pasted);
});

test("escaped text cannot close its element or attribute, and parses back unchanged", () => {
  const decode = (text = "") =>
    text.replace(
      /&(amp|lt|gt|quot);/g,
      (_, name) => ({ amp: "&", lt: "<", gt: ">" })[String(name)] ?? '"',
    );
  const anyText = fc.oneof(
    // The unit "binary" has the same letters, but takes seconds to make.
    fc.string({ unit: fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)) }),
    fc.string({ unit: fc.constantFrom(...`<>&"'/!- a;\u2028`, "script", "&lt;") }),
  );
  fc.assert(
    fc.property(anyText, (text) => {
      const [, attribute, content] =
        /^<p title="([^"<>]*)">([^"<>]*)<\/p>$/.exec(html`<p title="${text}">${[text]}</p>`.text) ??
        [];
      const expected = text.replace(INVALID_XML_CHARACTERS, "");
      expect([attribute, content].map(decode)).toEqual([expected, expected]);
      const [, json = ""] =
        /^<script type="a" id="b">([^<>&\u2028]*)<\/script>$/.exec(
          renderJsonScript("a", text, "b").text,
        ) ?? [];
      expect(JSON.parse(json)).toBe(text);
    }),
  );
});

test("html keeps markup, joins lists, and prints nothing for undefined and false", () => {
  const items = ["a", "<b>"].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${false}${undefined}${0}${raw("<br>")}`.text).toBe(
    "<ul><li>a</li><li>&lt;b&gt;</li></ul>0<br>",
  );
  expect(renderJsonScript("a", 1).text).toBe('<script type="a">1</script>');
});

test("renderInlineElement keeps the exact text, and throws if it contains the end tag", () => {
  expect(renderInlineElement("script", "if(a<b&&c)d()").text).toBe(
    '<script data-cfasync="false">if(a<b&&c)d()</script>',
  );
  expect(() => renderInlineElement("script", "'</SCRIPT>'")).toThrow(/end before its end/);
});
