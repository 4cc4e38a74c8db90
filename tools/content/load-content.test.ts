import { expect, test, vi } from "vitest";
import { loadContent } from "./load-content.ts";

vi.mock("../content-dir.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  listAllFiles: async () => ["compartir.jpg", "tienda.yaml"],
  readContentFile: async (file: string) => {
    if (file === "compartir.jpg") return Buffer.alloc(0);
    // As a folder of iCloud answers for a file that it has not downloaded.
    throw Object.assign(new Error("EDEADLK"), { code: "EDEADLK" });
  },
}));

test("a file that cannot be read is told as such, and nothing asks to replace it", async () => {
  const { loadedContent, problems } = await loadContent();
  expect(loadedContent).toBeUndefined();
  expect(problems).toMatchObject([{ file: "tienda.yaml" }]);
  expect(problems[0]?.message).toMatch(/no se puede leer.*nube/);
});
