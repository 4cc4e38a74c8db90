import { expect, test } from "vitest";
import type { FullBag, ShopContent } from "../../content";
import { findPhotoYarn } from "./yarn-picker";

test("the photo's yarn is the one whose name begins the bag's colour, also with a word of one letter", () => {
  const yarns = ["Azul", "Azul y blanco", "Rosa"].map((name) => ({ name, colour: "#000000" }));
  // As a page has it (src/content/no-break-spaces.ts).
  const details = { color: "Azul y\u00a0blanco, con asa de madera" };
  const bag = { yarns, details } as unknown as FullBag;
  expect(findPhotoYarn(bag, {} as ShopContent["shop"])?.name).toBe("Azul y blanco");
});
