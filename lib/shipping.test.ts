import { expect, test } from "vitest";
import { describeShipping } from "./shipping";

test("at no cost each text says that shipping is free or included; with one it names only the cost; a seller without VAT promises none", () => {
  const free = describeShipping({ shipping: 0 });
  for (const text of Object.values(free))
    expect(text).toMatch(/gratuito|envío incluidos|gastos de envío/);
  const paid = describeShipping({ shipping: 4.5 });
  expect(Object.keys(paid)).toEqual(Object.keys(free));
  for (const text of Object.values(paid)) {
    expect(text).toContain("4,50 €");
    expect(text).not.toMatch(/gratuito|envío incluido|gastos/);
  }
  for (const shipping of [undefined, 0, 4.5]) {
    const { legal, ...texts } = describeShipping({ shipping, withoutVat: true });
    expect(Object.values(texts).join()).not.toContain("IVA");
    expect(legal).toContain("no llevan IVA");
  }
});

test("an owner who has not said what shipping costs says nothing about it", () => {
  const { legal, ...texts } = describeShipping({});
  expect(Object.values(texts).join("")).toBe("");
  expect(legal).not.toMatch(/envío|gastos/);
});
