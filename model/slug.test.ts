import { expect, test } from "vitest";
import { slug } from "./slug";

test.each([
  ["Moon Bag", "moon-bag"],
  ["Ñandú & Co. (2.ª serie)", "nandu-co-2-serie"],
  ["  Café  con leche ", "cafe-con-leche"],
  ["moon-bag/1", "moon-bag-1"],
  ["¡!", ""],
])("«%s» has the address %s", (name, address) => {
  expect(slug(name)).toBe(address);
});
