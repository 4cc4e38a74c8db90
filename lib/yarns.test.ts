import { expect, test } from "vitest";
import { findPhotoYarn } from "./yarns";

test("the photo's yarn is the one whose name begins the bag's colour, of several the longest", () => {
  const yarns = ["Azul", "Azul y blanco", "Rosa"].map((name) => ({ name }));
  expect(findPhotoYarn(yarns, "Azul y blanco, con asa de madera")?.name).toBe("Azul y blanco");
});
