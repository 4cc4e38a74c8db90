import { expect, test } from "vitest";
import { SINGLETON_FILES } from "../../model/content-files.ts";
import { collectOwnerTexts } from "../../model/example-content.ts";
import { createSnapshot } from "../../tests/support/example-shop.ts";
import { addBag } from "../draft/bags.ts";
import { createDraft, getCurrentData, setField } from "../draft/draft.ts";
import { findRemainingSetup } from "../draft/remaining-setup.ts";
import { listFirstSteps } from "./first-steps.ts";

const exampleDraft = createDraft(createSnapshot());
const example = {
  texts: [
    "Con mucho amor.",
    ...SINGLETON_FILES.flatMap((file) =>
      collectOwnerTexts(file, getCurrentData(exampleDraft, file)),
    ),
  ],
  blobIds: Object.values(exampleDraft.base.oids),
};
const firstSteps = (draft = exampleDraft) =>
  listFirstSteps(draft, findRemainingSetup(draft, example));

test("each text of the example and each default text is quoted word for word, once", () => {
  const lines = firstSteps().flatMap(({ lines }) => lines);
  const fields = findRemainingSetup(exampleDraft, example).lines.flatMap((line) => line.fields);
  const texts = fields.filter(({ path, text }) => text && path.at(-1) !== "alt");
  expect(texts.length).toBeGreaterThan(20);
  // WhatsApp and telephone have the same text.
  for (const { text } of texts)
    expect(
      lines.filter(({ note }) => note.includes(`«${text}»`)),
      text,
    ).toHaveLength(texts.filter((other) => other.text === text).length);
  expect(new Set(lines.map(({ sheet }) => JSON.stringify(sheet))).size).toBe(lines.length);
});

test("a line opens its field, and disappears once the owner has written it", () => {
  const brandLine = (draft = exampleDraft) =>
    firstSteps(draft)
      .flatMap(({ lines }) => lines)
      .find(({ label }) => label === "Nombre de la marca");
  expect(brandLine()).toMatchObject({
    note: "«ovillo»",
    sheet: { focusedField: "tienda.yaml brand" },
  });
  expect(brandLine(setField(exampleDraft, "tienda.yaml", ["brand"], "Hilo"))).toBeUndefined();
});

test("a new photo without a description asks for it", () => {
  const draft = setField(exampleDraft, "portada.yaml", ["hero"], { file: "fotos/mia.jpg" });
  expect(firstSteps(draft).flatMap(({ lines }) => lines)).toContainEqual(
    expect.objectContaining({
      label: "Foto de la portada",
      note: "Falta decir qué se ve en ella.",
    }),
  );
});

test("a bag that is named like a sheet has steps of its own", () => {
  const bag = { name: "Envío", category: "new", description: "Con mucho amor." } as const;
  const steps = firstSteps(addBag(exampleDraft, bag).draft).filter(
    ({ title }) => title === "Envío",
  );
  expect(steps.map(({ id }) => id)).toEqual(["bag envio", "panel shipping"]);
});
