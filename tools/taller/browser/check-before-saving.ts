import CMS from "@sveltia/cms";
import { z } from "zod";
import { illegible } from "../../../model/brand-colours.ts";
import { fieldName, keyLike } from "../../../model/field-names.ts";
import { slug } from "../../../model/slug.ts";
import { textOf, withoutEmpty } from "../../../model/values.ts";
import { Told } from "./says.ts";
import { type ContentFile, SCHEMAS } from "./schemas.ts";
import { tidy } from "./tidy.ts";

type Place = (string | number)[];

const { localeError } = z.locales.es();

/** A field as she knows it from the workshop, where nothing is called by its key. */
const called = (schema: z.core.$ZodType, place: Place): string => fieldName(schema, place);

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
      ({ key, found, advice }) => `${called(schema, ["colours", key])}: ${found}. ${advice}`,
    ),
  ];
}

/** A file as the package holds it, and where that is kept: what is deep in it stands under keys with points. */
type Held = { locales: Record<string, { path: string; content?: { name?: unknown } }> };

/** Whether a bag would have the name of another one, in any spelling: the shop could not tell them apart. */
function isNameTaken(path: string, name: unknown, entries: readonly Held[]): boolean {
  const others = entries
    .flatMap(({ locales }) => Object.values(locales))
    .filter((other) => other.path.startsWith("content/bolsos/") && other.path !== path);
  return others.some(({ content }) => slug(textOf(content?.name)) === slug(textOf(name)));
}

/** Says before a save what the shop's own check would say of the file after it. */
export const checkBeforeSaving = (): void =>
  CMS.registerEventListener({
    name: "preSave",
    handler: ({ entry, ...more }) => {
      const { path, data } = entry.toJS() as { path: string; data: unknown };
      // Told by a change of ours (tools/taller/package.ts).
      const { entries } = more as unknown as { entries: readonly Held[] };
      const [, file] = /^content\/(\w+)/.exec(path) ?? [];
      const faults = faultsOf(SCHEMAS[file as ContentFile], withoutEmpty(tidy(data)));
      if (file === "bolsos" && isNameTaken(path, Object(data).name, entries))
        faults.push("nombre: ya lo lleva otro bolso. Cambia uno de los dos.");
      if (faults.length > 0) throw new Told(faults.join("\n"));
    },
  });
