import { isExamplePhoto, isExampleShop } from "../../model/content/example-shop.ts";
import {
  createDraft,
  type Draft,
  getCurrentData,
  pickFiles,
  type Snapshot,
  setField,
} from "./draft.ts";
import { updateYaml } from "./edit-yaml.ts";
import { findBagFile, SHOP_FILE } from "./field-refs.ts";

/** The data that a shop cannot do without. */
export type Contact = Record<"brand" | "whatsapp" | "email", string>;

/**
 * Starts an empty shop in the place of the example: the base then has the owner's contact data and nothing else, so that no
 * text or photo of the example can return. Keeps bags that are not the example's; changes of the example go with it.
 */
export function startShop(draft: Draft, contact: Contact): Draft {
  const { base, files, pendingCommit } = draft;
  const emptyShop = createEmptyShop(base, updateYaml("", contact));
  const isOwn = (file: string): boolean => {
    const bag = findBagFile(file);
    return bag !== undefined && (bag in emptyShop.oids || !(bag in base.oids));
  };
  const ownFiles = pickFiles(files, isOwn);
  return { ...createDraft(emptyShop), files: ownFiles, pendingCommit, example: base };
}

/** Returns the example without its documents, bags and media. A bag with none of the example's photos is the owner's. */
export function createEmptyShop({ texts, oids, ...commit }: Snapshot, shopText: string): Snapshot {
  const examplePhotos = Object.keys(oids).filter((file) => isExamplePhoto(oids[file] ?? ""));
  const exampleBags = new Set(examplePhotos.map(findBagFile));
  const isOwn = (file: string): boolean =>
    findBagFile(file) !== undefined && !exampleBags.has(findBagFile(file));
  return {
    ...commit,
    texts: { ...pickFiles(texts, isOwn), [SHOP_FILE]: shopText },
    oids: { ...pickFiles(oids, isOwn), [SHOP_FILE]: "" },
  };
}

/** Replaces the example's contact data; its telephone is its WhatsApp. The owner has said that all else is the owner's own. */
export function keepExample(draft: Draft, { whatsapp, email }: Omit<Contact, "brand">): Draft {
  let next: Draft = { ...draft, keepsExample: true };
  for (const [key, value] of Object.entries({ whatsapp, email, phone: whatsapp }))
    next = setField(next, SHOP_FILE, [key], value);
  return next;
}

/** Whether the shop is still the example, whatever the owner has changed in it: it cannot be published. */
export const isExampleDraft = (draft: Draft): boolean =>
  isExampleShop(getCurrentData(draft, SHOP_FILE)) ||
  (!draft.keepsExample && isExampleSnapshot(draft.base));

export const isExampleSnapshot = (snapshot: Snapshot): boolean =>
  isExampleShop(getCurrentData(createDraft(snapshot), SHOP_FILE));
