import { expect, test } from "vitest";
import { describeShipping } from "./shipping";

test("shipping is free unless it has a price", () => {
  expect(describeShipping(undefined)).toMatchObject({
    note: "IVA y envío incluidos",
  });
});

test("a price of shipping is named wherever shipping is, and nothing is free or included any more", () => {
  for (const text of Object.values(describeShipping(4.5))) {
    expect(text).toContain("4,50 €");
    expect(text).not.toMatch(/gratuito|envío incluido|gastos/);
  }
});
