import { compareWithExample, type ExampleContent } from "../../model/example-content.ts";
import { collectLeaves } from "../../model/form-fields.ts";
import { memoizeByData } from "../../model/memoize.ts";
import type { Path } from "../../model/problem.ts";
import { CLEARABLE_KEYS } from "../../model/values.ts";
import { listBags } from "./bags.ts";
import { SHARE_IMAGE_FILE, SHOP_FILE, SINGLETON_FILES, schemaOf } from "./content-paths.ts";
import { currentContent, currentData, type Draft } from "./draft.ts";
import { pickValidValues } from "./valid-files.ts";

/** Optional fields that the setup asks for nevertheless. */
const OPTIONAL_SETUP_KEYS = ["shipping", "emailjs"];

/** A bag's name and photos. */
const collectBagLeaves = memoizeByData((file, data) =>
  collectLeaves(schemaOf(file), data).filter(({ path, meta }) => path[0] === "name" || meta.media),
);

/** Finds what the owner still has to replace or add to the example content. */
export function findRemainingSetup(draft: Draft, example: ExampleContent) {
  const comparison = compareWithExample(example, (file) => Object(currentContent(draft, file)).oid);
  const bags = listBags(draft).map(({ file, folder, data }) => {
    const areExample = collectBagLeaves(file, data).map((leaf) =>
      comparison.isExampleValue(file, leaf),
    );
    return {
      folder,
      isExample: areExample.length > 0 && !areExample.includes(false),
      isOwn: areExample.length > 1 && !areExample.includes(true),
    };
  });
  return {
    fields: findUnfinishedFields(draft, comparison),
    /** Whether a bag has a name and photos of the owner's, and nothing of the example's. */
    hasOwnBag: bags.some(({ isOwn }) => isOwn),
    /** Bags with nothing but the example's name and photos. */
    exampleBagFolders: bags.filter(({ isExample }) => isExample).map(({ folder }) => folder),
  };
}

/** Finds fields that equal the example, and empty fields that the shop needs. */
function findUnfinishedFields(
  draft: Draft,
  { isExampleFile, isExampleValue }: ReturnType<typeof compareWithExample>,
): { file: string; path: Path }[] {
  const fields = SINGLETON_FILES.flatMap((file) =>
    collectLeaves(schemaOf(file), pickValidValues(file, currentData(draft, file)))
      .filter((leaf) => {
        const isMissing = leaf.value === "" && !CLEARABLE_KEYS.has(leaf.path[0]);
        return isMissing || isExampleValue(file, leaf);
      })
      .map(({ path }) => ({ file, path })),
  );
  const optional = OPTIONAL_SETUP_KEYS.filter((key) => !(key in currentData(draft, SHOP_FILE)));
  return [
    ...fields,
    ...optional.map((key) => ({ file: SHOP_FILE, path: [key] })),
    ...(isExampleFile(SHARE_IMAGE_FILE) ? [{ file: SHARE_IMAGE_FILE, path: [] }] : []),
  ];
}
