import { expect, test } from "vitest";
import * as z from "zod/mini";
import { aboutSchema, bagSchema, picturesSchema, shopSchema } from "./schema.ts";

/** An editor knows the title and the description alone. */
const removeCustomMeta = ({ jsonSchema }: { jsonSchema: object }) => {
  for (const key of [
    "control",
    "choices",
    "emptyLabel",
    "media",
    "fixedLength",
    "advanced",
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
)("an editor helps with %s.yaml by the same schema", async (name, schema) => {
  const known = JSON.stringify(
    z.toJSONSchema(schema, { io: "input", override: removeCustomMeta }),
    null,
    2,
  );
  await expect(`${known}\n`).toMatchFileSnapshot(`../.vscode/${name}.schema.json`);
});
