import { expect, test } from "vitest";
import { createSnapshot } from "../../tests/support/example-shop.ts";
import { addBag } from "../draft/bags.ts";
import { createDraft, setField } from "../draft/draft.ts";
import { SHOP_FILE } from "../draft/field-refs.ts";
import { startShop } from "../draft/start-shop.ts";
import { listFirstSteps } from "./first-steps.ts";

const contact = { brand: "Hilo", whatsapp: "611 22 33 44", email: "ana@hilo.example" };
const emptyShop = startShop(createDraft(createSnapshot()), contact);
const titles = (draft = emptyShop) => listFirstSteps(draft).map(({ title }) => title);

test("each of the nine steps of an empty shop has its own sheet", () => {
  expect(new Set(listFirstSteps(emptyShop).map(({ sheet }) => JSON.stringify(sheet))).size).toBe(9);
});

test("a step disappears once its field is filled in, also with a cost of 0", () => {
  expect(titles(setField(emptyShop, SHOP_FILE, ["shipping"], 0))).not.toContain("Envío");
  const { draft } = addBag(emptyShop, { name: "Sol", category: "new" });
  expect(titles(draft)).not.toContain("Tu primer bolso");
});
