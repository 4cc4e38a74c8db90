import { expect, test } from "vitest";
import { createSnapshot } from "../../tests/support/example-shop.ts";
import { listChanges } from "./changes.ts";
import { createDraft, setField } from "./draft.ts";
import { findField, SHOP_FILE } from "./field-refs.ts";

const FIELD = { file: SHOP_FILE, path: ["whatsappText"] };
const DEFAULT_TEXT = findField(FIELD)?.defaultValue;

test.each([
  [undefined, DEFAULT_TEXT, 0],
  [DEFAULT_TEXT, DEFAULT_TEXT, 0],
  ["Quiero el {bolso}", DEFAULT_TEXT, 1],
  [undefined, "Quiero el {bolso}", 1],
])("over a published %s, typing «%s» makes %i changes", (published, typed, count) => {
  const draft = createDraft(createSnapshot({ [SHOP_FILE]: { whatsappText: published } }));
  const edited = setField(draft, FIELD.file, FIELD.path, "El {bolso}");
  expect(listChanges(setField(edited, FIELD.file, FIELD.path, typed))).toHaveLength(count);
});
