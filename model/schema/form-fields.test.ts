import { expect, test } from "vitest";
import { aboutSchema } from "./about-schema.ts";
import { bagSchema } from "./bag-schema.ts";
import { buildFields, type FieldSpec, getFieldAt, getQualifiedFieldLabel } from "./form-fields.ts";
import { homeSchema } from "./home-schema.ts";
import { shopSchema } from "./shop-schema.ts";

const flattenFields = (fields: readonly FieldSpec[]): FieldSpec[] =>
  fields.flatMap((field) => [
    field,
    ...flattenFields(field.fields ?? []),
    ...flattenFields(field.item ? [field.item] : []),
  ]);
const allFields = flattenFields(
  [bagSchema, shopSchema, aboutSchema, homeSchema].flatMap((schema) => buildFields(schema)),
);

test("every field has a label, and exactly the properties that its control needs", () => {
  for (const { key, label, control, choices, media, fields, item } of allFields) {
    expect(label, key).toMatch(/^[A-ZÁÉÍÓÚ]/);
    expect(Boolean(choices), key).toBe(control === "choice");
    // The video group and its files share the control `video`.
    const isFile = ["photo", "logo"].includes(control) || (control === "video" && !fields);
    expect(Boolean(media), key).toBe(isFile);
    expect(Boolean(fields), key).toBe(["group", "video"].includes(control) && !isFile);
    expect(Boolean(item), key).toBe(["list", "photos"].includes(control));
  }
});

test("getFieldAt finds a video's file, an item of a list, and the metadata of a parsed field", () => {
  expect(getFieldAt(homeSchema, ["hero", "film", "desktop", "mp4"])?.control).toBe("video");
  expect(getFieldAt(bagSchema, ["photos", 0])?.label).toBe("Foto");
  // Marked as advanced outside its parser.
  expect(getFieldAt(bagSchema, ["amazonUrl"])).toMatchObject({ control: "link", advanced: true });
});

test.each([
  [["title"], "Título de la portada"],
  [["hero", "file"], "Foto de la portada"],
  [["novedades", "narrow", "alt"], "Foto estrecha: Qué se ve en la foto"],
])("a label says which photo it is about: %s", (path, label) => {
  expect(getQualifiedFieldLabel(homeSchema, path)).toBe(label);
});

test("buildFields includes choices and defaults, and omits fields that the owner does not edit", () => {
  const bag = buildFields(bagSchema);
  const keys = Object.keys(bagSchema.shape).filter((key) => key !== "id" && key !== "order");
  expect(bag.map(({ key }) => key)).toEqual(keys);
  expect(bag.find(({ key }) => key === "category")).toMatchObject({
    label: "Colección",
    control: "choice",
    optional: false,
    choices: { new: "Novedades" },
  });
  expect(buildFields(shopSchema).find(({ key }) => key === "empty")).toMatchObject({
    optional: true,
    defaultValue: "Ahora mismo no hay nada.",
  });
});
