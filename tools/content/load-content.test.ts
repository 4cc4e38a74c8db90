import { expect, test, vi } from "vitest";
import { formatProblemReport, loadContent } from "./load-content.ts";

vi.mock("../content-dir.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  listAllFiles: async () => ["compartir.jpg", "tienda.yaml"],
  readContentFile: async (file: string) => {
    if (file === "compartir.jpg") return Buffer.alloc(0);
    // As a folder of iCloud answers for a file that it has not downloaded.
    throw Object.assign(new Error("EDEADLK"), { code: "EDEADLK" });
  },
}));

test("a file that the cloud has not delivered is reported as unreadable, not as missing", async () => {
  const { loadedContent, report } = await loadContent();
  expect(loadedContent).toBeUndefined();
  expect(report).toMatch(/1\. content\/tienda\.yaml\n.*no se puede leer.*nube/);
  expect(report).not.toMatch(/2\. /);
});

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
