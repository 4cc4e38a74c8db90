import { expect, test } from "vitest";
import { formatProblemReport } from "./problem-report.ts";

const price = {
  file: "bolsos/moon-bag/bolso.yaml",
  line: 2,
  path: ["price"],
  fieldLabel: "Precio",
  message: "Escribe el precio como número.",
};
const folder = { file: "bolsos/sol", message: "Le falta su archivo." };
const photo = {
  file: "bolsos/moon-bag/bolso.yaml",
  line: 5,
  path: ["photos", 0],
  fieldLabel: "Foto 1",
  message: "Usa una mayor.",
  warning: true,
} as const;

test("the report lists errors, then warnings, each numbered from one", () => {
  expect(
    formatProblemReport([photo, price, folder]),
  ).toBe(`La tienda no se publica hasta que arregles esto:

  1. content/bolsos/moon-bag/bolso.yaml, línea 2: Precio (price)
     Escribe el precio como número.

  2. content/bolsos/sol
     Le falta su archivo.

Avisos, que no impiden publicar:

  1. content/bolsos/moon-bag/bolso.yaml, línea 5: Foto 1
     Usa una mayor.
`);
});
