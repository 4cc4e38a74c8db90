import { expect, test } from "vitest";
import { publicAddress } from "./pages.ts";

test.each([
  ["https://www.mitienda.es", "https://www.mitienda.es/"],
  ["https://ana.github.io/tienda//", "https://ana.github.io/tienda/"],
  ["https://muñeca.es", "https://xn--mueca-pta.es/"],
  ["https://Mitienda.es/señora", "https://mitienda.es/se%C3%B1ora/"],
  ["", undefined],
])("a shop at «%s» is told to search engines as %s", (url, address) => {
  expect(publicAddress(url)).toBe(address);
});
