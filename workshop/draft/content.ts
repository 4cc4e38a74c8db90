import type * as z from "zod/mini";
import { withShippingCost } from "../../model/cross-field-checks.ts";
import { type Field, fieldsOf } from "../../model/form-fields.ts";
import type { Content, ShopFile } from "../../model/types.ts";
import { plainName, withoutEmpty } from "../../model/values.ts";
import { bagsNow, nameOfBag } from "./bags.ts";
import { type Draft, dataNow, saidIn } from "./draft.ts";
import { ABOUT, HOME, mediaIn, SHOP, SINGLE_FILES, schemaOf } from "./files.ts";
import { remembered, withValue } from "./yaml.ts";

/** What a bag shows of itself as long as she has not said it. */
const BLANK = {
  name: nameOfBag({}),
  price: Number.NaN,
  category: "new",
  featured: false,
  description: "",
  photos: [],
};

/** What each file showed last, by file: a value that is wrong leaves the last good one in its place. */
export type Shown = Readonly<Record<string, unknown>>;

/**
 * The content as the shop shows it, with her edits. Where a value is wrong, the shop keeps the last good one.
 *
 * @param before what was shown last
 */
export function contentShown(draft: Draft, before: Shown = {}): { content: Content; shown: Shown } {
  const shown: Record<string, unknown> = {};
  const show = (file: string): Record<string, unknown> => {
    const data = dataNow(draft, file);
    // Of a file without changes no other value is known.
    shown[file] = draft.files[file]
      ? readable(file, withoutEmpty(data), [before[file], saidIn(draft.base, file)])
      : untouched(file, data);
    return asCountedOn(file, Object(shown[file]));
  };
  const content = {
    shop: withShippingCost(show(SHOP) as ShopFile),
    about: show(ABOUT),
    pictures: show(HOME),
    catalogue: bagsNow(draft).flatMap(({ file, folder }) => {
      const { order: _place, ...bag } = show(file);
      return bag.hidden === true ? [] : { ...BLANK, ...bag, id: bag.id ?? folder, folder };
    }),
  };
  // What the schemas ask for is there, or a good value in its place.
  return { content: content as unknown as Content, shown };
}

/** The data as the shop needs it, each wrong field with its last good value; without one, the field is left out. */
function readable(file: string, data: unknown, good: readonly unknown[]): unknown {
  const schema: z.ZodMiniType = schemaOf(file);
  let now = data;
  // A good value may uncover what was not looked at before.
  for (let round = 0; round < 4; round++) {
    const { success, data: right, error } = schema.safeParse(now);
    if (success) return right;
    for (const issue of error.issues) {
      const keys = issue.code === "unrecognized_keys" && issue.path.length === 0 ? issue.keys : [];
      for (const key of keys.length > 0 ? keys : [String(issue.path[0])]) {
        const isOther = (value: unknown) => value !== undefined && value !== Object(now)[key];
        now = withValue(now, [key], good.map((one) => Object(one)[key]).find(isOther));
      }
    }
  }
  return now;
}

/** The data with all that the shop counts on: what stands there where nothing is said, also in a file that cannot be read. */
const filled = (fields: readonly Field[], data: unknown): Record<string, unknown> => ({
  ...Object(data),
  ...Object.fromEntries(
    fields.flatMap(({ key, optional, otherwise, control, fields: below }) => {
      const own = Object(data)[key] ?? otherwise;
      if (optional) return own === undefined ? [] : [[key, own]];
      return [[key, below ? filled(below, own) : (own ?? (control === "list" ? [] : ""))]];
    }),
  ),
});

const untouched = remembered((file, data) => readable(file, data, []));

/** What the shop counts on is there, and files are named as seen from `content/`, as the build names them for it. */
const asCountedOn = remembered((file, data): Record<string, unknown> => {
  const named = mediaIn(file, data).reduce<unknown>(
    (now, one) => withValue(now, one.path, plainName(one.file)),
    data,
  );
  return SINGLE_FILES.includes(file) ? filled(fieldsOf(schemaOf(file)), named) : Object(named);
});
