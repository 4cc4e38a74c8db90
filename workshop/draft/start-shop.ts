import { isExamplePhoto, isExampleShop } from "../../model/content/example-shop.ts";
import {
  BAG_FOLDER,
  createDraft,
  type Draft,
  getCurrentData,
  type Snapshot,
  setField,
} from "./draft.ts";
import { updateYaml } from "./edit-yaml.ts";
import { SHOP_FILE } from "./field-refs.ts";

/** The data that a shop cannot do without. */
export type Contact = Record<"brand" | "whatsapp" | "email", string>;

/**
 * Starts an empty shop in the place of the example: the base then has the owner's contact data and nothing else, so that no
 * text or photo of the example can return. Keeps bags that are not the example's; changes of the example go with it.
 */
export function startShop(draft: Draft, contact: Contact): Draft {
  const { base, files, pendingCommit } = draft;
  const emptyShop = createEmptyShop(base, updateYaml("", contact));
  const ownFiles = Object.entries(files).filter(([file]) => {
    const folder = BAG_FOLDER.exec(file)?.[0];
    if (folder === undefined) return false;
    const bag = `${folder}bolso.yaml`;
    return bag in emptyShop.oids || !(bag in base.oids);
  });
  return {
    ...createDraft(emptyShop),
    files: Object.fromEntries(ownFiles),
    pendingCommit,
    example: base,
  };
}

/** Returns the example without its documents, bags and media. A bag with none of the example's photos is the owner's. */
export function createEmptyShop({ texts, oids, ...commit }: Snapshot, shopText: string): Snapshot {
  const getFolder = (file: string) => BAG_FOLDER.exec(file)?.[0];
  const exampleFolders = new Set(
    Object.keys(oids).flatMap((file) =>
      isExamplePhoto(oids[file] ?? "") ? (getFolder(file) ?? []) : [],
    ),
  );
  const isOwn = ([file]: [string, string]): boolean => {
    const folder = getFolder(file);
    return folder !== undefined && !exampleFolders.has(folder);
  };
  return {
    ...commit,
    texts: { ...Object.fromEntries(Object.entries(texts).filter(isOwn)), [SHOP_FILE]: shopText },
    oids: { ...Object.fromEntries(Object.entries(oids).filter(isOwn)), [SHOP_FILE]: "" },
  };
}

/**
 * Keeps the example's bags and texts, which the owner has said are the owner's own, and replaces its contact data. The
 * example's telephone is its WhatsApp.
 */
export function keepExample(draft: Draft, { whatsapp, email }: Omit<Contact, "brand">): Draft {
  let next: Draft = { ...draft, keepsExample: true };
  for (const [key, value] of Object.entries({ whatsapp, email, phone: whatsapp }))
    next = setField(next, SHOP_FILE, [key], value);
  return next;
}

/** Whether the shop is still the example, whatever the owner has changed in it: it cannot be published. */
export const isExampleDraft = (draft: Draft): boolean =>
  isExampleShop(getCurrentData(draft, SHOP_FILE)) ||
  (!draft.keepsExample && isExampleShop(getCurrentData(createDraft(draft.base), SHOP_FILE)));
