import { expect, test } from "vitest";
import { describeShipping } from "./shipping";

test("each text says that shipping is free or included, or else names only its cost", () => {
  const free = describeShipping({ shipping: 0, withoutVat: false });
  expect(free.note).toBe("IVA y envío incluidos");
  for (const text of Object.values(free))
    expect(text).toMatch(/gratuito|envío incluidos|gastos de envío/);
  const paid = describeShipping({ shipping: 4.5, withoutVat: false });
  expect(paid.note).toBe("IVA incluido. Envío: 4,50 €");
  for (const text of Object.values(paid)) {
    expect(text).toContain("4,50 €");
    expect(text).not.toMatch(/gratuito|envío incluido|gastos/);
  }
});

test("VAT is included only if the owner has said so, and a seller without VAT says it in the legal notice alone", () => {
  for (const shipping of [undefined, 0, 4.5]) {
    const unsaid = describeShipping({ shipping });
    expect(Object.values(unsaid).join()).not.toContain("IVA");
    const { legal, ...texts } = describeShipping({ shipping, withoutVat: true });
    expect(Object.values(texts).join()).not.toContain("IVA");
    expect(legal).toContain("no llevan IVA");
  }
});

test("an owner who has not said what shipping costs says nothing about it", () => {
  const { legal, ...texts } = describeShipping({});
  expect(Object.values(texts).join("")).toBe("");
  expect(legal).toBe("Los precios están en euros");
});
