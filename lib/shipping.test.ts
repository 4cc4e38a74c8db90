import { expect, test } from "vitest";
import { describeShipping } from "./shipping";

test("without a cost each text says that shipping is free or included; with one it names only the cost", () => {
  const free = describeShipping(undefined);
  for (const text of Object.values(free))
    expect(text).toMatch(/gratuito|envío incluidos|gastos de envío/);
  const paid = describeShipping(4.5);
  expect(Object.keys(paid)).toEqual(Object.keys(free));
  for (const text of Object.values(paid)) {
    expect(text).toContain("4,50 €");
    expect(text).not.toMatch(/gratuito|envío incluido|gastos/);
  }
});
