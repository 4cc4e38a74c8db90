import { expect, test } from "vitest";
import { type Field, fieldAt, fieldsOf } from "./form-fields.ts";
import { aboutSchema, bagSchema, picturesSchema, shopSchema } from "./schema.ts";

const everyField = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [
    field,
    ...everyField(field.fields ?? []),
    ...everyField(field.item ? [field.item] : []),
  ]);
const all = everyField(
  [bagSchema, shopSchema, aboutSchema, picturesSchema].flatMap((schema) => fieldsOf(schema)),
);

test("each field has its name, choices have theirs, and what names a file says of which kind", () => {
  for (const { key, label, control, choices, media: names, fields, item } of all) {
    expect(label, key).toMatch(/^[A-ZÁÉÍÓÚ]/);
    expect(Boolean(choices), key).toBe(control === "choice");
    // A film is a group, and each of its files.
    const isFile = ["photo", "drawing"].includes(control) || (control === "film" && !fields);
    expect(Boolean(names), key).toBe(isFile);
    expect(Boolean(fields), key).toBe(["group", "film"].includes(control) && !isFile);
    expect(Boolean(item), key).toBe(["list", "photos"].includes(control));
  }
});

test("a film's file leads to where the film is taken away", () => {
  expect(fieldAt(picturesSchema, ["hero", "film", "desktop", "mp4"])?.control).toBe("film");
});

test("a field says what the shop does without it, and what is not changed by hand has no control", () => {
  const bag = fieldsOf(bagSchema);
  expect(bag.map(({ key }) => key)).not.toContain("order");
  expect(bag.find(({ key }) => key === "category")).toEqual({
    key: "category",
    label: "Colección",
    control: "choice",
    optional: false,
    choices: { new: "Novedades", basic: "Essentials" },
  });
  expect(fieldsOf(shopSchema).find(({ key }) => key === "promise")).toMatchObject({
    optional: true,
    otherwise: "Lo tejemos a mano por encargo y respondemos por WhatsApp",
  });
});
