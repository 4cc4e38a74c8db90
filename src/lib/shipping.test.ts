import { expect, test } from "vitest";
import { describeShipping } from "./shipping";

test("without a price shipping is included", () => {
  expect(describeShipping(undefined)).toMatchObject({
    note: "IVA y\u00a0envío incluidos",
  });
});

test("with a price every shipping text contains it and none says free or included", () => {
  for (const text of Object.values(describeShipping(4.5))) {
    expect(text).toContain("4,50 €");
    expect(text).not.toMatch(/gratuito|envío incluido|gastos/);
  }
});
