import { getBagFolder, getSchema, SHARE_IMAGE_FILE, SINGLETON_FILES } from "./content-files.ts";
import { CLEARABLE_KEYS } from "./empty-values.ts";
import { compareWithExample, type ExampleFingerprint } from "./example-content.ts";
import { collectLeaves, type Leaf } from "./form-fields.ts";
import { memoizeByData } from "./memoize.ts";
import { getValueAt, type Path } from "./problem.ts";
import { hasText, normalizeText } from "./text.ts";
import { pickValidValues } from "./valid-values.ts";

/** How the owner may confirm a value without a change: by itself, or together with all others. */
type Confirmation = "alone" | "together";

/** An empty field that the shop needs, or an example or default value that the owner has not confirmed. */
export type UnfinishedField = {
  file: string;
  path: Path;
  isMissing: boolean;
  /** The value word for word, if it is a text. */
  text: string;
  /** Undefined if only another value finishes the field. */
  confirmation: Confirmation | undefined;
};

/** Unfinished fields that the owner sees as one: the parts of a group or of a list's item. */
export type SetupLine = { file: string; path: Path; fields: readonly UnfinishedField[] };

type ContentData = {
  documents: Readonly<Record<string, Record<string, unknown>>>;
  getBlobId: (file: string) => string | undefined;
};

type Confirmed = { all: boolean; fields: ReadonlySet<unknown> };

type PathAndMeta = Pick<Leaf, "path" | "meta">;

/** Returns undefined for what needs the owner's own value: bags, contact data, files and their descriptions. */
function findConfirmation(file: string, { path, meta }: PathAndMeta): Confirmation | undefined {
  if (getBagFolder(file) !== undefined || path.at(-1) === "alt") return undefined;
  if (/^(email|phone|link|photo|video)$/.test(meta.control ?? "")) return undefined;
  return meta.confirmedAlone ? "alone" : "together";
}

const isConfirmed = (confirmed: Confirmed, { path, confirmation }: UnfinishedField): boolean =>
  (confirmation === "together" && confirmed.all) ||
  (confirmation !== undefined && confirmed.fields.has(path.join(".")));

function toUnfinishedField(file: string, leaf: Leaf, isMissing: boolean): UnfinishedField {
  const { path, value, meta } = leaf;
  // No step quotes a photo's file name or a colour's code.
  const text = meta.media || meta.control === "colour" ? "" : normalizeText(value);
  // A photo needs no description, so the owner may leave it empty.
  const ofMissing = path.at(-1) === "alt" ? "together" : undefined;
  const confirmation = isMissing ? ofMissing : findConfirmation(file, leaf);
  return { file, path, isMissing, text, confirmation };
}

/** Optional fields that the setup asks for nevertheless. */
const OPTIONAL_SETUP_FIELDS = [
  { path: ["shipping"], confirmation: "alone" },
  { path: ["emailjs"], confirmation: "together" },
] as const;

type Comparison = ReturnType<typeof compareWithExample>;

/** Finds the shop's fields with an example or a default text, and its empty fields that the shop needs. */
function findShopFields(documents: ContentData["documents"], comparison: Comparison) {
  const fields: UnfinishedField[] = [];
  for (const file of SINGLETON_FILES) {
    const data = documents[file] ?? {};
    for (const leaf of collectLeaves(getSchema(file), pickValidValues(file, data))) {
      const { path, value, meta } = leaf;
      const isMissing = value === "" && !CLEARABLE_KEYS.has(path[0]);
      const isDefault = meta.control !== "colour" && getValueAt(data, path) === undefined;
      const isLeftover = (isDefault && hasText(value)) || comparison.isExampleValue(file, leaf);
      if (isMissing || isLeftover) fields.push(toUnfinishedField(file, leaf, isMissing));
    }
  }
  const shop = pickValidValues("tienda.yaml", documents["tienda.yaml"]);
  for (const field of OPTIONAL_SETUP_FIELDS)
    if (getValueAt(shop, field.path) === undefined)
      fields.push({ ...field, file: "tienda.yaml", isMissing: true, text: "" });
  if (comparison.isExampleFile(SHARE_IMAGE_FILE))
    fields.push({
      file: SHARE_IMAGE_FILE,
      path: [],
      isMissing: false,
      text: "",
      confirmation: undefined,
    });
  return fields;
}

const collectBagLeaves = memoizeByData((file, data) =>
  collectLeaves(getSchema(file), data).filter(({ meta }) => meta.control),
);

/** Returns a bag's name and photos, by which the owner's bags differ from the example's. */
const collectIdentity = memoizeByData((file, data) =>
  collectBagLeaves(file, data).filter(({ path, meta }) => path[0] === "name" || meta.media),
);

/** Whether a bag has nothing but the example's name and photos. */
function isExampleBag(file: string, data: unknown, { isExampleValue }: Comparison): boolean {
  const identity = collectIdentity(file, data);
  return identity.length > 0 && identity.every((leaf) => isExampleValue(file, leaf));
}

/** Lists the files of the bags with nothing but the example's name and photos. */
export function listExampleBags(
  { documents, getBlobId }: ContentData,
  example: ExampleFingerprint,
): string[] {
  const comparison = compareWithExample(example, getBlobId);
  return Object.keys(documents).filter(
    (file) => getBagFolder(file) !== undefined && isExampleBag(file, documents[file], comparison),
  );
}

/** Tells the owner's bags from the example's, and finds what is the example's in a bag that mixes both. */
function inspectBag(file: string, data: unknown, comparison: Comparison) {
  const leaves = collectBagLeaves(file, data);
  const isExample = (leaf: Leaf) => comparison.isExampleValue(file, leaf);
  const identity = collectIdentity(file, data);
  return {
    folder: String(getBagFolder(file)),
    fields: leaves
      .filter((leaf) => !leaf.meta.allowExampleValue && isExample(leaf))
      .map((leaf) => toUnfinishedField(file, leaf, false)),
    isExample: isExampleBag(file, data, comparison),
    isOwn: identity.length > 1 && !identity.some(isExample),
  };
}

function groupByLine(fields: readonly UnfinishedField[]): SetupLine[] {
  const lines = new Map<string, SetupLine>();
  for (const field of fields) {
    const { file } = field;
    // A field of the file, or an item of a list.
    const path = field.path.slice(0, typeof field.path[1] === "number" ? 2 : 1);
    const name = `${file} ${path.join(".")}`;
    lines.set(name, { file, path, fields: [...(lines.get(name)?.fields ?? []), field] });
  }
  return [...lines.values()];
}

/** Lists what the owner still has to write, confirm or switch off. The build counts it, and the workshop shows it. */
export function listRemainingSetup(
  { documents, getBlobId }: ContentData,
  example: ExampleFingerprint,
) {
  const comparison = compareWithExample(example, getBlobId);
  const { confirmed, confirmedFields } = documents["tienda.yaml"] ?? {};
  const confirmation = {
    all: confirmed === true,
    fields: new Set(Array.isArray(confirmedFields) ? confirmedFields : []),
  };
  let hasOwnBag = false;
  const exampleBagFolders: string[] = [];
  const fields: UnfinishedField[] = [];
  for (const [file, data] of Object.entries(documents)) {
    if (getBagFolder(file) === undefined) continue;
    const bag = inspectBag(file, data, comparison);
    if (bag.isOwn) hasOwnBag = true;
    if (bag.isExample) exampleBagFolders.push(bag.folder);
    else fields.push(...bag.fields);
  }
  fields.push(...findShopFields(documents, comparison));
  const lines = groupByLine(fields.filter((field) => !isConfirmed(confirmation, field)));
  return {
    /** The unfinished fields of the shop, and of bags that mix the owner's and the example's texts or photos. */
    lines,
    /** Whether a bag has a name and photos of the owner's, and nothing of the example's. */
    hasOwnBag,
    /** Bags with nothing but the example's name and photos. */
    exampleBagFolders,
    /** Also counts the owner's first bag, or else the removal of the example's bags. */
    count: lines.length + Number(!hasOwnBag || exampleBagFolders.length > 0),
  };
}
