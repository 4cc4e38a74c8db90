import { expect, test } from "vitest";
import { buildFields, type Field, fieldAt } from "./form-fields.ts";
import { aboutSchema, bagSchema, picturesSchema, shopSchema } from "./schema.ts";

const flattenFields = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [
    field,
    ...flattenFields(field.fields ?? []),
    ...flattenFields(field.item ? [field.item] : []),
  ]);
const allFields = flattenFields(
  [bagSchema, shopSchema, aboutSchema, picturesSchema].flatMap((schema) => buildFields(schema)),
);

test("each field has its name, choices have theirs, and what names a file says of which kind", () => {
  for (const { key, label, control, choices, media, fields, item } of allFields) {
    expect(label, key).toMatch(/^[A-ZÁÉÍÓÚ]/);
    expect(Boolean(choices), key).toBe(control === "choice");
    // A film is a group, and each of its files.
    const isFile = ["photo", "drawing"].includes(control) || (control === "film" && !fields);
    expect(Boolean(media), key).toBe(isFile);
    expect(Boolean(fields), key).toBe(["group", "film"].includes(control) && !isFile);
    expect(Boolean(item), key).toBe(["list", "photos"].includes(control));
  }
});

test("a film's file leads to where the film is taken away", () => {
  expect(fieldAt(picturesSchema, ["hero", "film", "desktop", "mp4"])?.control).toBe("film");
});

test("a field says what the shop does without it, and what is not changed by hand has no control", () => {
  const bag = buildFields(bagSchema);
  expect(bag.map(({ key }) => key)).not.toContain("order");
  expect(bag.find(({ key }) => key === "category")).toEqual({
    key: "category",
    label: "Colección",
    control: "choice",
    optional: false,
    choices: { new: "Novedades", basic: "Essentials" },
  });
  expect(buildFields(shopSchema).find(({ key }) => key === "promise")).toMatchObject({
    optional: true,
    defaultValue: "Tejido a mano en series cortas; respondemos por WhatsApp",
  });
});
