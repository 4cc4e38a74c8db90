import { expect, test } from "vitest";
import { buildCommit } from "./create-commit.ts";
import { createDraft, normalizeFileNames, setFile } from "./draft.ts";

test("a new photo goes into its bag's folder as the repository spells it, also with `$&` in its name", async () => {
  const folder = "bolsos/niña".normalize("NFD");
  const file = `${folder}/bolso.yaml`;
  const texts = { [file]: "name: Niña\n" };
  const base = normalizeFileNames({ head: "a", date: "", texts, oids: { [file]: "b" } });
  // `String.replace` gives `$&` a meaning.
  const draft = setFile(createDraft(base), "bolsos/niña/$&.jpg", { oid: "c" });
  const { commit } = await buildCommit(draft, []);
  expect(commit.changes).toEqual([{ path: `${folder}/$&.jpg`, oid: "c" }]);
});
