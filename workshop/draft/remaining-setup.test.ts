import { expect, test } from "vitest";
import { createSnapshot } from "../../tests/support/example-shop.ts";
import { SHOP_FILE } from "./content-paths.ts";
import { createDraft, setField } from "./draft.ts";
import { findRemainingSetup } from "./remaining-setup.ts";

/** What is left of a shop of her own once she has written a field. */
const leftAfter = (key: string, value: unknown) =>
  findRemainingSetup(setField(createDraft(createSnapshot()), SHOP_FILE, [key], value), {
    texts: [],
    blobIds: [],
  })
    .fields.map(({ path }) => path.join("."))
    .filter((field) => field.startsWith(key));

test("the form's step is done once each of the three ids may be right", () => {
  const ids = { publicKey: "aB3-cD_9xYz", serviceId: "service_1a", templateId: "template_2b" };
  expect(leftAfter("emailjs", undefined)).toEqual(["emailjs"]);
  expect(leftAfter("emailjs", { ...ids, templateId: "service_1a" })).toHaveLength(3);
  expect(leftAfter("emailjs", ids)).toEqual([]);
});

test("what the shop can do without is not asked for", () => {
  for (const key of ["promise", "instagram", "howToOrder", "notice"])
    expect(leftAfter(key, "")).toEqual([]);
  for (const key of ["brand", "url", "legal"]) expect(leftAfter(key, "")).not.toEqual([]);
});
