import { expect, test } from "vitest";
import { promoOf, shippingWords } from "./shipping";

test("shipping is free in the words of the specification, unless it has a price", () => {
  expect(shippingWords(undefined)).toMatchObject({
    promo: "Envío gratuito en todos los pedidos!",
    note: "IVA y envío incluidos",
  });
});

test("a price of shipping is named wherever shipping is, and nothing is free or included any more", () => {
  for (const words of Object.values(shippingWords(4.5))) {
    expect(words).toContain("4,50 €");
    expect(words).not.toMatch(/gratuito|envío incluido|gastos/);
  }
});

test("the promo bar says what the owner wants or, unless it is free, what shipping costs", () => {
  expect(promoOf({})).toBeUndefined();
  expect(promoOf({ shipping: 4.5 })).toBe("Envío a toda España por 4,50 €");
  expect(promoOf({ shipping: 4.5, promo: "Rebajas" })).toBe("Rebajas");
});
