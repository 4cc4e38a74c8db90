import CMS from "@sveltia/cms";
import { z } from "zod";
import { illegible } from "../../content/brand-colours.ts";
import { fieldName, keyLike } from "../../content/field-names.ts";
import { withoutEmpty } from "../../content/values.ts";
import { Told } from "./says.ts";
import { type ContentFile, SCHEMAS } from "./schemas.ts";
import { tidy } from "./tidy.ts";

type Place = (string | number)[];

const { localeError } = z.locales.es();

/** A field as she knows it from the workshop, where nothing is called by its key. */
const called = (schema: z.core.$ZodType, place: Place): string =>
  fieldName(schema, place).replace(/ \(\w+\)/, "");

/** What the shop's own check would say of a file. */
function faultsOf(schema: z.core.$ZodType, content: unknown): string[] {
  const { error } = z.safeParse(schema, content, { error: localeError });
  const { data: colours } = SCHEMAS.tienda.shape.colours.safeParse(Object(content).colours);
  return [
    ...(error?.issues ?? []).flatMap((issue) => {
      const place = issue.path as Place;
      if (issue.code !== "unrecognized_keys") return `${called(schema, place)}: ${issue.message}`;
      return issue.keys.map((key) => {
        const meant = keyLike(schema, [...place, key]);
        const hint = meant ? ` (¿«${meant}»?)` : "";
        return `«${key}» no es ningún campo${hint}. Se escribió fuera del taller: corrígelo o quítalo allí.`;
      });
    }),
    ...(colours ? illegible(colours) : []).map(
      ({ key, found, mend }) => `${called(schema, ["colours", key])}: ${found}. ${mend}`,
    ),
  ];
}

/** Says before a save what the shop's own check would say of the file after it. */
export const checkBeforeSaving = (): void =>
  CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => {
      const { path, data } = entry.toJS() as { path: string; data: unknown };
      const [, file] = /^content\/(\w+)/.exec(path) ?? [];
      const faults = faultsOf(SCHEMAS[file as ContentFile], withoutEmpty(tidy(data)));
      if (faults.length > 0) throw new Told(faults.join("\n"));
    },
  });
