import type { Category } from "../../lib/collections.ts";
import { getBagFolder } from "../../model/content/content-files.ts";
import { isHidden } from "../../model/content/cross-field-checks.ts";
import { compareByShopOrder } from "../../model/content/parse-content.ts";
import { createSlug } from "../../model/schema/text.ts";
import { type Draft, getCurrentData, hasFile, pickFiles, setField, setFile } from "./draft.ts";
import { getBagFile } from "./field-refs.ts";

/** Returns a bag's name, or a placeholder for a bag without one. */
export const getBagName = ({ name }: Record<string, unknown>): string =>
  String(name || "Bolso nuevo");

/** Lists all bags with the owner's changes, in the shop's order. */
export const listBags = (draft: Draft) =>
  Object.keys({ ...draft.base.texts, ...draft.files })
    .flatMap((file) => {
      const folder = getBagFolder(file);
      if (folder === undefined || !hasFile(draft, file)) return [];
      return { folder, file, data: getCurrentData(draft, file) };
    })
    .sort(compareByShopOrder);

/** A new bag is featured as long as fewer bags are: Home shows a row of three. */
const FEATURED_BAG_COUNT = 3;

/** The address of a bag's page ends in the folder's name. */
const MAX_FOLDER_LENGTH = 60;

/** Names a bag's folder after the bag: whole words, and a number if the draft has that folder already. */
function nameFolder(draft: Draft, bagName: string): string {
  const slug = createSlug(bagName) || "bolso";
  const words = slug.slice(0, MAX_FOLDER_LENGTH + 1).replace(/-[^-]*$/, "");
  const stem = slug.length > MAX_FOLDER_LENGTH ? words.slice(0, MAX_FOLDER_LENGTH) : slug;
  const files = Object.keys({ ...draft.base.oids, ...draft.files });
  const isTaken = (name: string) =>
    files.some((file) => file.toLowerCase().startsWith(`bolsos/${name}/`));
  let folder = stem;
  for (let n = 2; isTaken(folder); n++) folder = `${stem}-${n}`;
  return folder;
}

/** Adds a bag before all others. It is featured until three bags are. */
export function addBag(
  draft: Draft,
  bag: { name: string; category: Category } & Record<string, unknown>,
): { draft: Draft; folder: string } {
  const folder = nameFolder(draft, bag.name);
  const bags = listBags(draft);
  const featured = bags.filter(({ data }) => data.featured === true && !isHidden(data));
  const firstOrder = bags[0]?.data.order;
  const data = {
    ...bag,
    featured: featured.length < FEATURED_BAG_COUNT,
    order: typeof firstOrder === "number" ? firstOrder - 1 : 1,
    // Tells the bag from another device's new bag of the same name.
    id: crypto.randomUUID().slice(0, 8),
  };
  return { draft: setFile(draft, getBagFile(folder), data), folder };
}

/** Returns the data for a copy of a bag, without its photos: they are in its folder. */
export function copyBag(draft: Draft, folder: string): Record<string, unknown> {
  const { id, photos, yarns, ...data } = getCurrentData(draft, getBagFile(folder));
  if (!Array.isArray(yarns)) return data;
  return { ...data, yarns: yarns.map((yarn) => ({ ...yarn, photo: undefined })) };
}

/** Renames the folders of unpublished bags whose names have changed. A published or restored bag keeps its address. */
export function renameNewBags(draft: Draft): Draft {
  let next = draft;
  for (const { folder, file, data } of listBags(draft)) {
    const isNew = !(file in draft.base.oids) && !draft.restoredBags.includes(file);
    if (isNew) next = renameBag(next, folder, String(data.name ?? ""));
  }
  return next;
}

/** Moves a new bag, with its photos, to a free folder of its name. */
export function renameBag(draft: Draft, folder: string, name: string): Draft {
  const prefix = `bolsos/${folder}/`;
  const files = pickFiles(draft.files, (file) => !file.startsWith(prefix));
  const newPrefix = `bolsos/${nameFolder({ ...draft, files }, name)}/`;
  for (const [file, content] of Object.entries(draft.files))
    if (file.startsWith(prefix)) files[newPrefix + file.slice(prefix.length)] = content;
  return { ...draft, files };
}

/** Returns the list with one item moved. */
export const moveItem = <Item>(list: readonly Item[], from: number, to: number): Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/** Puts some bags into a new order. They swap positions among themselves; all other bags keep theirs. */
export function reorderBags(draft: Draft, files: readonly string[]): Draft {
  const queue = [...files];
  const ordered = listBags(draft).map(({ file }) =>
    files.includes(file) ? (queue.shift() ?? file) : file,
  );
  let next = draft;
  for (const [i, file] of ordered.entries()) next = setField(next, file, ["order"], i + 1);
  return next;
}
