import { SHARE_IMAGE_FILE, SINGLETON_FILES, schemaOf } from "../../model/content-files.ts";
import { compareWithExample, type ExampleContent } from "../../model/example-content.ts";
import { collectLeaves, type Leaf } from "../../model/form-fields.ts";
import { memoizeByData } from "../../model/memoize.ts";
import { valueAt } from "../../model/problem.ts";
import { CLEARABLE_KEYS, hasText } from "../../model/values.ts";
import { bagName, listBags } from "./bags.ts";
import { type FieldRef, SHOP_FILE } from "./content-paths.ts";
import { currentContent, currentData, type Draft, setField } from "./draft.ts";
import { pickValidValues } from "./valid-files.ts";

/** A field that is empty, or whose text or file the owner has neither written nor confirmed. */
export type UnfinishedField = FieldRef & {
  isMissing: boolean;
  /** The owner may confirm it as it is. Contact data, files and legal data need the owner's own. */
  canConfirm: boolean;
};

/** Optional fields that the setup asks for nevertheless. */
const OPTIONAL_SETUP_KEYS = ["shipping", "emailjs"];

/** The controls of fields that no other shop shares. */
const SHOP_SPECIFIC_CONTROLS = /^(email|phone|link|photo|film)$/;

const collectBagLeaves = memoizeByData((file, data) =>
  collectLeaves(schemaOf(file), data).filter(({ meta }) => meta.control),
);

/** Finds what the owner still has to write, confirm or switch off. */
export function findRemainingSetup(draft: Draft, example: ExampleContent) {
  const comparison = compareWithExample(example, (file) => Object(currentContent(draft, file)).oid);
  const bags = listBags(draft).map(({ file, folder, data }) => {
    const leaves = collectBagLeaves(file, data);
    const isExample = (leaf: Leaf) => comparison.isExampleValue(file, leaf);
    const identity = leaves.filter(({ path, meta }) => path[0] === "name" || meta.media);
    return {
      folder,
      name: bagName(data),
      fields: leaves
        .filter((leaf) => !leaf.meta.allowExampleValue && isExample(leaf))
        .map(({ path }) => ({ file, path, isMissing: false, canConfirm: false })),
      isExample: identity.length > 0 && identity.every(isExample),
      isOwn: identity.length > 1 && !identity.some(isExample),
    };
  });
  return {
    fields: findUnfinishedFields(draft, comparison),
    /** The owner's bags that still have some of the example's texts or photos. */
    mixedBags: bags.filter(({ isExample, fields }) => !isExample && fields.length > 0),
    /** Whether a bag has a name and photos of the owner's, and nothing of the example's. */
    hasOwnBag: bags.some(({ isOwn }) => isOwn),
    /** Bags with nothing but the example's name and photos. */
    exampleBagFolders: bags.filter(({ isExample }) => isExample).map(({ folder }) => folder),
  };
}

/** Records that the owner wants these fields as they are: in the content, for every device. */
export const confirmFields = (draft: Draft, fields: readonly UnfinishedField[]): Draft =>
  fields.reduce(
    (next, { path }) => setField(next, SHOP_FILE, ["confirmed", String(path[0])], true),
    draft,
  );

/** Finds fields with the example's or a default text, and empty fields that the shop needs. */
function findUnfinishedFields(
  draft: Draft,
  { isExampleFile, isExampleValue }: ReturnType<typeof compareWithExample>,
): UnfinishedField[] {
  const { confirmed, ...shop } = currentData(draft, SHOP_FILE);
  const fields = SINGLETON_FILES.flatMap((file) => {
    const data = currentData(draft, file);
    return collectLeaves(schemaOf(file), pickValidValues(file, data)).flatMap((leaf) => {
      const { path, value, meta } = leaf;
      const isMissing = value === "" && !CLEARABLE_KEYS.has(path[0]);
      const isDefault = meta.control !== "colour" && valueAt(data, path) === undefined;
      const isUnfinished = isMissing || (isDefault && hasText(value)) || isExampleValue(file, leaf);
      // A description belongs to the example's photo.
      const canConfirm =
        !isMissing && !SHOP_SPECIFIC_CONTROLS.test(meta.control ?? "") && path.at(-1) !== "alt";
      return isUnfinished ? [{ file, path, isMissing, canConfirm }] : [];
    });
  });
  const optional = OPTIONAL_SETUP_KEYS.filter((key) => !(key in shop)).map((key) => ({
    file: SHOP_FILE,
    path: [key],
    isMissing: true,
    canConfirm: true,
  }));
  const shareImage = { file: SHARE_IMAGE_FILE, path: [], isMissing: false, canConfirm: false };
  return [...fields, ...optional, ...(isExampleFile(SHARE_IMAGE_FILE) ? [shareImage] : [])].filter(
    ({ path: [key], canConfirm }) => !(canConfirm && valueAt(confirmed, [String(key)])),
  );
}
