import * as z from "zod/mini";
import { type Field, fieldAt } from "../../model/form-fields.ts";
import { contentOf } from "../../model/read-content.ts";
import type { Content } from "../../model/types.ts";
import { withoutEmpty } from "../../model/values.ts";
import { bagsNow } from "./bags.ts";
import { type Draft, dataNow, saidIn } from "./draft.ts";
import { SINGLE_FILES, schemaOf } from "./files.ts";

/** The content as the shop shows it, with her edits. Where a value is wrong, the shop keeps the published one. */
export function contentShown(draft: Draft): Content {
  const entries = [...SINGLE_FILES, ...bagsNow(draft).map(({ file }) => file)].map((file) => ({
    file,
    data: readable(file, dataNow(draft, file), saidIn(draft.base, file)),
  }));
  // A tap on a bag's link leads to its folder.
  return contentOf(entries, (folder) => folder);
}

/** Each field with the first value that is right; where none is, it is blank. */
export function readable(file: string, ...said: readonly unknown[]): Record<string, unknown> {
  const all = said.filter(Boolean).map(withoutEmpty);
  return Object.fromEntries(
    Object.entries<z.ZodMiniType>(schemaOf(file).shape).map(([key, rule]) => {
      const read = all.map((one) => z.safeParse(rule, Object(one)[key]));
      const right = read.find(({ success }) => success);
      return [key, right ? right.data : blank(fieldAt(schemaOf(file), [key]))];
    }),
  );
}

/** What the shop counts on where nothing is said. */
function blank({ control, fields, choices }: Partial<Field> = {}): unknown {
  if (fields)
    return Object.fromEntries(
      fields.flatMap((field) => (field.optional ? [] : [[field.key, blank(field)]])),
    );
  if (control === "list" || control === "photos") return [];
  if (control === "amount") return 0;
  if (control === "switch") return false;
  return Object.keys(choices ?? {})[0] ?? "";
}
