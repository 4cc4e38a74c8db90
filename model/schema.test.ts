import { expect, test } from "vitest";
import * as z from "zod/mini";
import { aboutSchema, bagSchema, picturesSchema, shopSchema } from "./schema.ts";

/** Editors use only the title and the description. */
const removeCustomMeta = ({ jsonSchema }: { jsonSchema: object }) => {
  for (const key of [
    "control",
    "choices",
    "emptyLabel",
    "media",
    "advanced",
    "requiredByLaw",
    "allowExampleValue",
  ])
    Reflect.deleteProperty(jsonSchema, key);
};

// After a change of the schema: `npx vitest run --project unit model/schema.test.ts -u`.
test.each(
  Object.entries({
    bolso: bagSchema,
    tienda: shopSchema,
    nosotros: aboutSchema,
    portada: picturesSchema,
  }),
)("the JSON Schema for editors of %s.yaml matches its Zod schema", async (name, schema) => {
  const jsonSchema = JSON.stringify(
    z.toJSONSchema(schema, { io: "input", override: removeCustomMeta }),
    null,
    2,
  );
  await expect(`${jsonSchema}\n`).toMatchFileSnapshot(`../.vscode/${name}.schema.json`);
});
