import { expect, test } from "vitest";
import { createSnapshot } from "../../tests/support/example-shop.ts";
import { createDraft } from "../draft/draft.ts";
import { startShop } from "../draft/start-shop.ts";
import { listFirstSteps } from "./first-steps.ts";

// tests/workshop/first-steps.spec.ts fills in steps, which then disappear.
test("each of the nine steps of an empty shop has its own sheet", () => {
  const contact = { brand: "Hilo", whatsapp: "611 22 33 44", email: "ana@hilo.example" };
  const steps = listFirstSteps(startShop(createDraft(createSnapshot()), contact));
  expect(new Set(steps.map(({ sheet }) => JSON.stringify(sheet))).size).toBe(9);
});
