import { expect, test } from "vitest";
import { buildExampleContent, MOON_BAG_FILE } from "../../tests/support/example-shop.ts";

const buildMoonBag = (bag: object) =>
  buildExampleContent({ [MOON_BAG_FILE]: bag }).catalogue.find(({ id }) => id === "bag-001");

test("a bag's texts begin with a capital letter", () => {
  const bag = buildMoonBag({ line: "de rayas", details: { material: "algodón reciclado" } });
  expect(bag).toMatchObject({ line: "De rayas", details: { material: "Algodón reciclado" } });
});

const YARNS = [
  { name: "Rosa", colour: "#d3a08c" },
  { name: "Oliva", colour: "#7d7645" },
];

test.each([
  ["Rosa con rayas", {}, 2],
  // The colour in the photo is one more choice.
  ["Marrón", {}, 3],
  [undefined, {}, 3],
  ["Marrón", { soldOut: true }, 0],
])("a bag in the colour «%s» with %o is made in %i colours", (color, bag, count) => {
  expect(buildMoonBag({ details: { color }, yarns: YARNS, ...bag })?.colourCount).toBe(count);
});

test("the photo's yarn has the longest name that begins the bag's colour", () => {
  const yarns = ["Azul", "Azul y blanco", "Rosa"].map((name) => ({ name, colour: "#d3a08c" }));
  const bag = buildMoonBag({ details: { color: "Azul y blanco, con asa de madera" }, yarns });
  expect(bag?.photoYarn?.name).toBe("Azul y blanco");
});
