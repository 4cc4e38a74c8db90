import { expect, test } from "vitest";
import { findPhotoYarn } from "./yarns";

test("the photo's yarn is the one whose name begins the bag's colour, also with a word of one letter", () => {
  const yarns = ["Azul", "Azul y blanco", "Rosa"].map((name) => ({ name }));
  // As a page has it (src/content/no-break-spaces.ts).
  expect(findPhotoYarn(yarns, "Azul y\u00a0blanco, con asa de madera")?.name).toBe("Azul y blanco");
});
