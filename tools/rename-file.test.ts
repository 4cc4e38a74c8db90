import { expect, test } from "vitest";
import { renameFile } from "./rename-file.ts";

/** Returns a rename that fails with these codes, one after the other, and then succeeds. */
function createFailingRename(...codes: string[]) {
  return () => {
    const code = codes.shift();
    if (code) throw Object.assign(new Error(code), { code });
  };
}

test("a file that another program holds for a moment is renamed", async () => {
  const codes = ["EPERM", "EACCES", "EBUSY"];
  await expect(renameFile("a", "b", createFailingRename(...codes))).resolves.toBeUndefined();
});

test("an error is thrown at once, except that of a held file, which is thrown after a second", async () => {
  await expect(renameFile("a", "b", createFailingRename("ENOENT"))).rejects.toThrow("ENOENT");
  const held = createFailingRename(...Array<string>(50).fill("EPERM"));
  await expect(renameFile("a", "b", held)).rejects.toThrow("EPERM");
});
