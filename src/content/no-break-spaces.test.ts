import { expect, test } from "vitest";
import { addNoBreakSpaces } from "./no-break-spaces.ts";

test("no line can end in a word of one letter, except in texts that leave the page", () => {
  expect(
    addNoBreakSpaces({
      name: "Bolso y más",
      price: 24,
      paragraphs: ["Hecho a mano y a gusto, 15 x 20.", "Y ya."],
      markup: { text: '<p>Este <a href="/">o este</a>.</p>' },
      photo: { alt: "De lado o de frente", title: "De lado: «o de frente»", keep: null },
    }),
  ).toEqual({
    name: "Bolso y más",
    price: 24,
    paragraphs: ["Hecho a\u00a0mano y\u00a0a\u00a0gusto, 15 x\u00a020.", "Y\u00a0ya."],
    markup: { text: '<p>Este <a href="/">o\u00a0este</a>.</p>' },
    photo: { alt: "De lado o de frente", title: "De lado: «o\u00a0de frente»", keep: null },
  });
});
