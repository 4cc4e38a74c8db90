import { getSchema, SHARE_IMAGE_FILE, SINGLETON_FILES } from "../../model/content-files.ts";
import { CLEARABLE_KEYS } from "../../model/empty-values.ts";
import {
  compareWithExample,
  type ExampleFingerprint,
  isConfirmed,
} from "../../model/example-content.ts";
import { collectLeaves, type Leaf } from "../../model/form-fields.ts";
import { memoizeByData } from "../../model/memoize.ts";
import { getValueAt } from "../../model/problem.ts";
import { hasText, normalizeText } from "../../model/text.ts";
import { listBags } from "./bags.ts";
import { type Draft, getBlobId, getCurrentContent, getCurrentData, setField } from "./draft.ts";
import { type FieldRef, SHOP_FILE } from "./field-refs.ts";
import { pickValidValues } from "./valid-files.ts";
import type { DraftProblem } from "./validate-draft.ts";

/** An empty field that the shop needs, or an example or default value that the owner has not confirmed. */
export type UnfinishedField = FieldRef & {
  isMissing: boolean;
  /** The value word for word, if it is a text. */
  text: string;
  /** Whether the owner may confirm the value as it is. */
  canConfirm: boolean;
};

/** Optional fields that the setup asks for nevertheless. */
const OPTIONAL_SETUP_KEYS = ["shipping", "emailjs"];

const collectBagLeaves = memoizeByData((file, data) =>
  collectLeaves(getSchema(file), data).filter(({ meta }) => meta.control),
);

/** Finds what the owner still has to write, confirm or switch off. */
export function findRemainingSetup(draft: Draft, example: ExampleFingerprint) {
  const comparison = compareWithExample(example, (file) =>
    getBlobId(getCurrentContent(draft, file)),
  );
  const { confirmed } = getCurrentData(draft, SHOP_FILE);
  const bags = listBags(draft).map(({ file, folder, data }) => {
    const leaves = collectBagLeaves(file, data);
    const isExample = (leaf: Leaf) => comparison.isExampleValue(file, leaf);
    const identity = leaves.filter(({ path, meta }) => path[0] === "name" || meta.media);
    return {
      folder,
      fields: leaves
        .filter((leaf) => !leaf.meta.allowExampleValue && isExample(leaf))
        .filter((leaf) => !isConfirmed(confirmed, file, leaf))
        .map((leaf) => toUnfinishedField(file, leaf)),
      isExample: identity.length > 0 && identity.every(isExample),
      isOwn: identity.length > 1 && !identity.some(isExample),
    };
  });
  return {
    /** The unfinished fields of the shop, and of bags that mix the owner's and the example's texts or photos. */
    fields: [
      ...bags.flatMap(({ isExample, fields }) => (isExample ? [] : fields)),
      ...findUnfinishedFields(draft, comparison),
    ],
    /** Whether a bag has a name and photos of the owner's, and nothing of the example's. */
    hasOwnBag: bags.some(({ isOwn }) => isOwn),
    /** Bags with nothing but the example's name and photos. */
    exampleBagFolders: bags.filter(({ isExample }) => isExample).map(({ folder }) => folder),
  };
}

/** Errors about the example's contact data: with them, visitors of the owner's shop would write to a stranger. */
const EXAMPLE_CONTACT_MESSAGES: Readonly<Record<string, string>> = {
  "whatsapp,email": "Antes de publicar, pon tu WhatsApp y tu correo: ahora son los de prueba.",
  whatsapp: "Antes de publicar, pon tu WhatsApp: ahora es el de prueba.",
  email: "Antes de publicar, pon tu correo: ahora es el de prueba.",
};

/** Returns one error for the example's WhatsApp and e-mail, at the first of them. */
export function findExampleContacts(draft: Draft, { texts }: ExampleFingerprint): DraftProblem[] {
  const shop = getCurrentData(draft, SHOP_FILE);
  const keys = ["whatsapp", "email"].filter((key) => texts.includes(normalizeText(shop[key])));
  const message = EXAMPLE_CONTACT_MESSAGES[keys.join()];
  return message ? [{ file: SHOP_FILE, path: keys.slice(0, 1), message }] : [];
}

/** Confirms all values that are left and may be confirmed. The confirmation is content, so that every device reads it. */
export const confirmRest = (draft: Draft): Draft => setField(draft, SHOP_FILE, ["confirmed"], true);

function toUnfinishedField(file: string, leaf: Leaf, isMissing = false): UnfinishedField {
  const { path, value, meta } = leaf;
  // The steps quote neither a photo's file name nor a colour's code.
  const text = meta.media || meta.control === "colour" ? "" : normalizeText(value);
  const canConfirm = !isMissing && isConfirmed(true, file, leaf);
  return { file, path, isMissing, text, canConfirm };
}

/** Finds fields with the example's or a default text, and empty fields that the shop needs. */
function findUnfinishedFields(
  draft: Draft,
  { isExampleFile, isExampleValue }: ReturnType<typeof compareWithExample>,
): UnfinishedField[] {
  const { confirmed, ...shop } = getCurrentData(draft, SHOP_FILE);
  const fields = SINGLETON_FILES.flatMap((file) => {
    const data = getCurrentData(draft, file);
    return collectLeaves(getSchema(file), pickValidValues(file, data)).flatMap((leaf) => {
      const { path, value, meta } = leaf;
      const isMissing = value === "" && !CLEARABLE_KEYS.has(path[0]);
      const isDefault = meta.control !== "colour" && getValueAt(data, path) === undefined;
      const isLeftOver = (isDefault && hasText(value)) || isExampleValue(file, leaf);
      if (!isMissing && !(isLeftOver && !isConfirmed(confirmed, file, leaf))) return [];
      return [toUnfinishedField(file, leaf, isMissing)];
    });
  });
  const optional = OPTIONAL_SETUP_KEYS.filter(
    (key) => !(key in shop) && !isConfirmed(confirmed, SHOP_FILE, { path: [key], meta: {} }),
  ).map((key) => ({ file: SHOP_FILE, path: [key], isMissing: true, text: "", canConfirm: true }));
  const shareImage: UnfinishedField = {
    file: SHARE_IMAGE_FILE,
    path: [],
    isMissing: false,
    text: "",
    canConfirm: false,
  };
  return [...fields, ...optional, ...(isExampleFile(SHARE_IMAGE_FILE) ? [shareImage] : [])];
}
