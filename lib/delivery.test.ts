import { expect, test } from "vitest";
import { describeDelivery, describeReturn, parseDuration } from "./delivery";

test.each([
  [
    { making: "unos diez días", transit: "2 o 3 días" },
    undefined,
    "Sale del taller en unos diez días y llega en 2 o 3 días más, a toda España.",
  ],
  [{ making: "unos diez días" }, undefined, "Sale del taller en unos diez días."],
  [{ transit: "2 o 3 días" }, undefined, "Llega en 2 o 3 días, a toda España."],
  [{}, undefined, ""],
  [
    { making: "unos diez días", transit: "2 o 3 días" },
    "Tres semanas.",
    "Sale del taller en tres semanas y llega en 2 o 3 días más, a toda España.",
  ],
  [{}, "Tres semanas", "Sale del taller en tres semanas."],
  // As a page has it (src/content/no-break-spaces.ts).
  [{}, "7 o\u00a08 días", "Sale del taller en 7 o 8 días."],
  [{ making: "unos diez días", transit: "2 o 3 días" }, "A mano, en tres semanas", ""],
])("with %o, a bag made in «%s» says «%s»", (terms, bagMaking, sentence) => {
  expect(describeDelivery(terms, bagMaking).replaceAll("\u00a0", " ")).toBe(sentence);
});

test("the cost of a return is unsaid until the owner has chosen who pays it", () => {
  expect(describeReturn({ returnCost: "customer" })).toMatch(/lo pagas tú\.$/);
  expect(describeReturn({ returnCost: "shop" })).toMatch(/lo pagamos nosotros\.$/);
  expect(describeReturn({})).toBe("");
});

test.each([
  ["En unos diez días.", "unos diez días"],
  ["de 7 a 10 días laborables", "7 a 10 días laborables"],
  ["7-10 días", "7-10 días"],
  ["Un mes", "un mes"],
  ["48 horas", "48 horas"],
  ["entre dos y tres semanas", "entre dos y tres semanas"],
  ["A mano, en diez días", undefined],
  ["diez", undefined],
  ["", undefined],
])("the duration in «%s» is %s", (text, duration) => {
  expect(parseDuration(text)).toBe(duration);
});
