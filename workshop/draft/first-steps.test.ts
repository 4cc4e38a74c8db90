import { expect, test } from "vitest";
import { example } from "../../tests/support/workshop-core.ts";
import { emptyOn, withField } from "./draft.ts";
import { SHOP } from "./files.ts";
import { firstSteps } from "./first-steps.ts";

/** Whether the form's step is done with these ids. */
const isDone = (ids?: object) =>
  firstSteps(
    withField(emptyOn(example), SHOP, ["emailjs"], ids),
    { texts: [], files: [] },
    () => false,
  ).find(({ title }) => title === "Correo del formulario")?.isDone;

test("the form's step is done once each of the three ids may be right", () => {
  const ids = { publicKey: "aB3-cD_9xYz", serviceId: "service_1a", templateId: "template_2b" };
  expect(isDone()).toBe(false);
  expect(isDone({ ...ids, templateId: "service_1a" })).toBe(false);
  expect(isDone(ids)).toBe(true);
});
