import { isHidden } from "../../model/cross-field-checks.ts";
import { slug } from "../../model/slug.ts";
import { type Draft, dataNow, isThere, withField, withFile } from "./draft.ts";
import { bagFile, folderOf } from "./files.ts";

export type BagNow = { folder: string; file: string; data: Record<string, unknown> };

/** What a bag is called, from before it has a name. */
export const nameOfBag = ({ name }: Record<string, unknown>): string =>
  String(name || "Bolso nuevo");

/** Every bag with her changes, in the order of the shop. */
export function bagsNow(draft: Draft): BagNow[] {
  const place = ({ data }: BagNow) => (typeof data.order === "number" ? data.order : Infinity);
  const files = new Set([...Object.keys(draft.base.texts), ...Object.keys(draft.files)]);
  return [...files]
    .flatMap((file) => {
      const folder = folderOf(file);
      const isBag = folder !== undefined && isThere(draft, file);
      return isBag ? { folder, file, data: dataNow(draft, file) } : [];
    })
    .sort((one, other) =>
      place(one) === place(other)
        ? one.file.localeCompare(other.file, "es")
        : place(one) - place(other),
    );
}

/** Home has room for three bags in a row. */
const FEATURED = 3;

/** The draft with a bag more, first in the shop; `folder` is its name for as long as it lives. */
export function withBag(
  draft: Draft,
  bag: { name: string; category: "new" | "basic" } & Record<string, unknown>,
): { draft: Draft; folder: string } {
  const taken = new Set(
    [...Object.keys(draft.base.oids), ...Object.keys(draft.files)].map((file) =>
      file.split("/")[1]?.toLowerCase(),
    ),
  );
  const stem = slug(bag.name) || "bolso";
  let folder = stem;
  for (let n = 2; taken.has(folder); n++) folder = `${stem}-${n}`;
  const bags = bagsNow(draft).map(({ data }) => data);
  const orders = bags.flatMap(({ order }) => (typeof order === "number" ? order : []));
  const shown = bags.filter((one) => one.featured === true && !isHidden(one));
  const data = {
    featured: shown.length < FEATURED,
    ...bag,
    order: orders.length > 0 ? Math.min(...orders) - 1 : 1,
  };
  return { draft: withFile(draft, bagFile(folder), data), folder };
}

/** The draft without a bag. Its photographs go with it: nothing names them any more. */
export const withoutBag = (draft: Draft, folder: string): Draft =>
  withFile(draft, bagFile(folder), null);

/** The draft with a bag before another one or, without one, last in its collection. */
export function withBagBefore(draft: Draft, folder: string, before: string | undefined): Draft {
  const bags = bagsNow(draft);
  const bag = bags.find((one) => one.folder === folder);
  if (!bag) return draft;
  const others = bags.filter((one) => one !== bag);
  const last = others.findLastIndex(({ data }) => data.category === bag.data.category);
  const found = others.findIndex((one) => one.folder === before);
  const at = found >= 0 ? found : last + 1;
  const order = (one: BagNow | undefined) => one?.data.order;
  const [left, right] = [order(others[at - 1]), order(others[at])];
  const room = between(at === 0 ? undefined : left, at === others.length ? undefined : right);
  const isFree = room !== undefined && others.every((one) => typeof one.data.order === "number");
  if (isFree) return withField(draft, bag.file, ["order"], room);
  return [...others.slice(0, at), bag, ...others.slice(at)].reduce(
    (next, one, i) => withField(next, one.file, ["order"], i + 1),
    draft,
  );
}

/** A number between two, with at most the two decimals that a file of hers may have. */
function between(left: unknown, right: unknown): number | undefined {
  if (left === undefined && right === undefined) return 1;
  if (left === undefined) return typeof right === "number" ? Math.ceil(right) - 1 : undefined;
  if (right === undefined) return typeof left === "number" ? Math.floor(left) + 1 : undefined;
  if (typeof left !== "number" || typeof right !== "number") return undefined;
  const middle = Number(((left + right) / 2).toFixed(2));
  return middle > left && middle < right ? middle : undefined;
}
