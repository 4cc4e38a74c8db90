import { compareWithExample, type ExampleContent } from "../../model/example-content.ts";
import { collectLeaves } from "../../model/form-fields.ts";
import type { Path } from "../../model/problem.ts";
import { CLEARABLE_KEYS } from "../../model/values.ts";
import { listBags } from "./bags.ts";
import { SHARE_IMAGE_FILE, SHOP_FILE, SINGLETON_FILES, schemaOf } from "./content-paths.ts";
import { currentContent, currentData, type Draft } from "./draft.ts";
import { pickValidValues } from "./valid-files.ts";

/** What may be left out knowingly: she is asked for it once. */
const OPTIONAL_SETUP_KEYS = ["shipping", "emailjs"];

/** What is left of the shop as it was shipped. */
export function findRemainingSetup(draft: Draft, shipped: ExampleContent) {
  const { isExampleFile: isShippedFile, isExampleValue: isShipped } = compareWithExample(
    shipped,
    (file) => Object(currentContent(draft, file)).oid,
  );
  const bags = listBags(draft).map((bag) => {
    /** Of its name and each of its photos: whether it is the demonstration's. */
    const marks = collectLeaves(schemaOf(bag.file), bag.data)
      .filter(({ path, meta }) => path[0] === "name" || meta.media)
      .map((leaf) => isShipped(bag.file, leaf));
    return { ...bag, marks };
  });
  const fields = SINGLETON_FILES.flatMap((file) =>
    collectLeaves(schemaOf(file), pickValidValues(file, currentData(draft, file)))
      .filter((leaf) => {
        const isMissing = leaf.value === "" && !CLEARABLE_KEYS.has(leaf.path[0]);
        return isMissing || isShipped(file, leaf);
      })
      .map(({ path }): { file: string; path: Path } => ({ file, path })),
  );
  const asked = OPTIONAL_SETUP_KEYS.filter((key) => !(key in currentData(draft, SHOP_FILE)));
  return {
    /** The fields that are as they were shipped, or empty though the shop needs them. */
    fields: [
      ...fields,
      ...asked.map((key) => ({ file: SHOP_FILE, path: [key] })),
      ...(isShippedFile(SHARE_IMAGE_FILE) ? [{ file: SHARE_IMAGE_FILE, path: [] }] : []),
    ],
    hasOwnBag: bags.some(({ marks }) => marks.length > 1 && !marks.includes(true)),
    /** The folders of bags whose name and photos are all the demonstration's. */
    exampleBagFolders: bags
      .filter(({ marks }) => marks.length > 0 && !marks.includes(false))
      .map(({ folder }) => folder),
  };
}
