import { expect, test } from "vitest";
import { problemReport } from "./report.ts";

const price = {
  where: "Moon Bag",
  field: "Precio",
  found: "«24», un texto",
  advice: "Escribe el precio como número.",
};
const photo = {
  where: "Moon Bag",
  field: "foto «1.jpg»",
  found: "una foto pequeña",
  advice: "Usa una mayor.",
  warning: true,
} as const;

test("nothing is reported where nothing is wrong", () => {
  expect(problemReport([])).toBe("");
});

test("what is serious comes first, then what is only pointed out, each numbered from one", () => {
  expect(
    problemReport([photo, price]),
  ).toBe(`La tienda no se publica: hay un problema en su contenido.

  1. Moon Bag: Precio
     Hay: «24», un texto.
     Qué hacer: Escribe el precio como número.

Aviso, que no impide publicar:

  1. Moon Bag: foto «1.jpg»
     Hay: una foto pequeña.
     Qué hacer: Usa una mayor.
`);
});

test("several are counted", () => {
  const report = problemReport([price, price, photo, photo]);
  expect(report).toContain("La tienda no se publica: hay 2 problemas en su contenido.");
  expect(report).toContain("Avisos (2), que no impiden publicar:");
  expect(report.match(/^ {2}\d\. /gm)).toEqual(["  1. ", "  2. ", "  1. ", "  2. "]);
});
