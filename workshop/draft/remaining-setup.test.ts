import { expect, test } from "vitest";
import { createSnapshot } from "../../tests/support/example-shop.ts";
import { SHOP_FILE } from "./content-paths.ts";
import { createDraft, setField } from "./draft.ts";
import { findRemainingSetup } from "./remaining-setup.ts";

/** Returns the unfinished fields below a key of a shop with no example content. */
const remainingFieldsAfter = (key: string, value: unknown) =>
  findRemainingSetup(setField(createDraft(createSnapshot()), SHOP_FILE, [key], value), {
    texts: [],
    blobIds: [],
  })
    .fields.map(({ path }) => path.join("."))
    .filter((field) => field.startsWith(key));

test("the contact form is set up once all three ids are valid", () => {
  const ids = { publicKey: "aB3-cD_9xYz", serviceId: "service_1a", templateId: "template_2b" };
  expect(remainingFieldsAfter("emailjs", undefined)).toEqual(["emailjs"]);
  expect(remainingFieldsAfter("emailjs", { ...ids, templateId: "service_1a" })).toHaveLength(3);
  expect(remainingFieldsAfter("emailjs", ids)).toEqual([]);
});

test("an empty optional field needs no setup, a required one does", () => {
  for (const key of ["promise", "instagram", "howToOrder", "notice"])
    expect(remainingFieldsAfter(key, "")).toEqual([]);
  for (const key of ["brand", "url", "legal"])
    expect(remainingFieldsAfter(key, "")).not.toEqual([]);
});
