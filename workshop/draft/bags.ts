import { isHidden } from "../../model/cross-field-checks.ts";
import { compareByShopOrder } from "../../model/parse-content.ts";
import { slug } from "../../model/values.ts";
import { bagFile, bagFolder } from "./content-paths.ts";
import { currentData, type Draft, hasFile, setField, setFile } from "./draft.ts";

type DraftBag = { folder: string; file: string; data: Record<string, unknown> };

/** What a bag is called, from before it has a name. */
export const bagName = ({ name }: Record<string, unknown>): string => String(name || "Bolso nuevo");

/** Every bag with her changes, in the order of the shop. */
export const listBags = (draft: Draft): DraftBag[] =>
  Object.keys({ ...draft.base.texts, ...draft.files })
    .flatMap((file) => {
      const folder = bagFolder(file);
      const isBag = folder !== undefined && hasFile(draft, file);
      return isBag ? { folder, file, data: currentData(draft, file) } : [];
    })
    .sort(compareByShopOrder);

/** Home has room for three bags in a row. */
const FEATURED_BAG_COUNT = 3;

/** The draft with a bag more, first in the shop; `folder` is its name for as long as it lives. */
export function addBag(
  draft: Draft,
  bag: { name: string; category: "new" | "basic" } & Record<string, unknown>,
): { draft: Draft; folder: string } {
  const files = Object.keys({ ...draft.base.oids, ...draft.files });
  const isTaken = (name: string) =>
    files.some((file) => file.toLowerCase().startsWith(`bolsos/${name}/`));
  const stem = slug(bag.name) || "bolso";
  let folder = stem;
  for (let n = 2; isTaken(folder); n++) folder = `${stem}-${n}`;
  const bags = listBags(draft).map(({ data }) => data);
  const shown = bags.filter((one) => one.featured === true && !isHidden(one));
  const first = bags[0]?.order;
  const data = {
    ...bag,
    featured: shown.length < FEATURED_BAG_COUNT,
    order: typeof first === "number" ? first - 1 : 1,
  };
  return { draft: setFile(draft, bagFile(folder), data), folder };
}

/** The draft without some bags and their photographs; where Home has shown these alone, it shows others. */
export function removeBags(draft: Draft, ...folders: readonly string[]): Draft {
  const bare = folders.reduce((next, folder) => setFile(next, bagFile(folder), null), draft);
  const shown = listBags(bare).filter(({ data }) => !isHidden(data));
  if (shown.some(({ data }) => data.featured === true)) return bare;
  return shown
    .slice(0, FEATURED_BAG_COUNT)
    .reduce((next, { file }) => setField(next, file, ["featured"], true), bare);
}

/** The draft with some bags in another order; among the others they keep their places. */
export function reorderBags(draft: Draft, files: readonly string[]): Draft {
  const next = [...files];
  return listBags(draft)
    .map(({ file }) => (files.includes(file) ? (next.shift() ?? file) : file))
    .reduce((own, file, i) => setField(own, file, ["order"], i + 1), draft);
}
