import stylelint from "stylelint";
import { expect, test } from "vitest";
import { STYLE_WITHOUT_SCRIPT } from "./document.ts";
import { LEGAL_STYLE } from "./legal.ts";
import { logoStyle } from "./logo.ts";
import { longBrandStyle } from "./long-brand.ts";
import { NOTICE_STYLE } from "./notice.ts";

/** What the logo's styles have that is newer than the shop's browsers, and what those do instead. */
const NEWER = [
  // The prefix stands before it.
  'Property "mask"',
  'Property "print-color-adjust"',
  // Who does not know of forced colours forces none.
  'Media condition "forced-colors"',
  'Property "forced-color-adjust"',
];

test.each([
  ["of the legal notice", LEGAL_STYLE, []],
  ["of a notice", NOTICE_STYLE, []],
  ["of the logo", logoStyle("assets/logo.svg", 3), NEWER],
  ["of a long brand", longBrandStyle("Bolsos de Ana y Lucía"), []],
  ["of a page without script", STYLE_WITHOUT_SCRIPT, []],
])(
  "the styles %s, which stand in no style sheet, are for the shop's browsers too",
  async (_, code, newer) => {
    const { results } = await stylelint.lint({
      code,
      codeFilename: "src/written.css",
      configFile: "stylelint.config.js",
    });
    const said = results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
    expect(said.map((text) => text.split(" is not ")[0])).toEqual(newer);
  },
);
