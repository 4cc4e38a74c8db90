import type * as z from "zod/mini";
import { parseDays } from "../../lib/delivery.ts";
import type { bagSchema } from "../schema/bag-schema.ts";
import { collectLeaves, getQualifiedFieldLabel, type Leaf } from "../schema/form-fields.ts";
import { getValueAt, type Path, type Problem } from "../schema/problem.ts";
import { createSlug, normalizeText } from "../schema/text.ts";
import {
  type ContentFiles,
  getBagFolder,
  getSchema,
  isContentDocument,
  resolveMediaPath,
  SHOP_FILE,
  SINGLETON_FILES,
} from "./content-files.ts";
import { isHidden, validateBags } from "./cross-field-checks.ts";
import { type Document, memoizeByData, readDocument } from "./document.ts";
import { readEarlierDocument } from "./earlier-documents.ts";
import {
  validateMediaReferences,
  validateRequiredFiles,
  validateShareImage,
} from "./file-checks.ts";
import type { Content, Shop } from "./types.ts";
import { parseYaml } from "./yaml.ts";

type ParsedDocument = Document & { findLine(path: Path): number | undefined };

type DocumentData = Pick<Document, "file" | "data">;

/** Parses and validates the whole content. The build and the workshop both use it. */
export function parseContent(files: ContentFiles) {
  const documents = Object.entries(files.documents)
    .filter(([file]) => isContentDocument(file))
    .map(([file, source]) =>
      typeof source === "string"
        ? parseText(file, source)
        : { ...readDocument(file, source), findLine: () => undefined },
    )
    .sort(compareByShopOrder);
  const problems = [
    ...documents.flatMap((document) => [
      ...document.problems,
      ...validateMediaReferences(document, files.media),
      ...(document.isValid ? validateLeaves(document) : []),
    ]),
    ...validateBags(collectBags(documents)),
    ...validateRequiredFiles(files),
    ...validateShareImage(files.media),
  ];
  const isComplete = documents.every(({ isValid }) => isValid) && SHOP_FILE in files.documents;
  return {
    /** Undefined if a document does not fit its schema. Publishable only if `problems` holds no error. */
    content: isComplete ? buildContent(documents) : undefined,
    /** In the order of the documents, then by line. */
    problems: locateProblems(problems, documents),
    /** Photos and videos that a page uses. */
    publishedFiles: collectPublishedFiles(documents),
  };
}

function parseText(file: string, text: string): ParsedDocument {
  const { data, findLine, syntaxProblems } = parseYaml(text);
  const earlier = readEarlierDocument(data);
  const document = readDocument(file, earlier.data);
  const problems = [
    ...syntaxProblems.map((problem) => ({ file, ...problem })),
    ...document.problems,
    ...earlier.warnings.map((warning) => ({ file, ...warning })),
  ];
  return { ...document, findLine, problems };
}

/** Sorts singleton files first, then bags by `order`, then bags without `order`; ties by file name. */
export const compareByShopOrder = (a: DocumentData, b: DocumentData): number =>
  computeSortKey(a) - computeSortKey(b) ||
  // The folder alone: a copy, `moon-bag-2`, comes after the original, `moon-bag`.
  String(getBagFolder(a.file)).localeCompare(String(getBagFolder(b.file)), "es");

function computeSortKey({ file, data }: DocumentData): number {
  if (getBagFolder(file) === undefined)
    return SINGLETON_FILES.indexOf(file) - Number.MAX_SAFE_INTEGER;
  const order = getValueAt(data, ["order"]);
  return typeof order === "number" ? order : Number.MAX_SAFE_INTEGER;
}

const isAltMissing = ({ path, value }: Leaf): boolean =>
  path.at(-1) === "alt" && normalizeText(value) === "";

const UNKNOWN_DAYS_MESSAGE =
  "Escribe solo cuántos días, con cifras: 10, 7-10 o 2 o 3. Mientras tanto, la tienda no lo dice.";

/** Warns of photos without a description, and of texts without a number of days. */
const validateLeaves = ({ file, data, leaves }: Document): Problem[] =>
  leaves.flatMap((leaf): Problem[] => {
    const { path, value, meta } = leaf;
    const warn = (message: string): Problem[] => [{ file, path, message, warning: true }];
    if (isAltMissing(leaf))
      return warn(
        `Describe la foto en una frase, para quien no puede verla; mientras falte, se lee «${createFallbackAlt(file, data, path)}».`,
      );
    return meta.control === "days" && !parseDays(String(value)) ? warn(UNKNOWN_DAYS_MESSAGE) : [];
  });

const FALLBACK_ALT_TEXTS: Readonly<Record<string, string>> = {
  "nosotros.yaml": "Quién lleva la tienda",
  "portada.yaml": "Foto de la tienda",
};

/** Returns the alt text for a photo without one: in a bag, the bag's name, and its number from the second photo on. */
function createFallbackAlt(file: string, data: unknown, path: Path): string {
  const name = FALLBACK_ALT_TEXTS[file] ?? (normalizeText(getValueAt(data, ["name"])) || "Bolso");
  const index = Number(path[1]);
  return index > 0 ? `${name}, foto ${index + 1}` : name;
}

const collectBags = (documents: readonly DocumentData[]) =>
  documents.flatMap(({ file, data }) => {
    const folder = getBagFolder(file);
    return folder === undefined ? [] : { file, folder, data };
  });

const collectPublishedFiles = (documents: readonly Document[]): ReadonlySet<string> =>
  new Set(
    documents
      .filter(({ data }) => !isHidden(data))
      .flatMap(({ media }) => media.map(({ file }) => file)),
  );

/** Adds line and field label to problems with a path, and sorts all problems. */
function locateProblems(problems: Problem[], documents: ParsedDocument[]): Problem[] {
  const positions = new Map(documents.map(({ file }, index) => [file, index]));
  // Problems of all other files, such as a missing `compartir.jpg`, come last.
  const getPosition = ({ file }: Problem) => positions.get(file) ?? documents.length;
  return problems
    .map((problem) => {
      const { file, path } = problem;
      if (!path) return problem;
      const line = documents.find((document) => document.file === file)?.findLine(path);
      return { line, fieldLabel: getQualifiedFieldLabel(getSchema(file), path), ...problem };
    })
    .sort((a, b) => getPosition(a) - getPosition(b) || (a.line ?? 0) - (b.line ?? 0));
}

/** Builds the content of valid documents, in their order. The workshop's slugs are folders, so that links lead to files. */
export function buildContent(
  documents: readonly DocumentData[],
  folderToSlug = createSlug,
): Content {
  const complete = documents.map(({ file, data }) => ({ file, data: completeData(file, data) }));
  const dataByFile = Object.fromEntries(complete.map(({ file, data }) => [file, data]));
  return {
    shop: dataByFile["tienda.yaml"] as Shop,
    about: (dataByFile["nosotros.yaml"] ?? {}) as Content["about"],
    home: (dataByFile["portada.yaml"] ?? {}) as Content["home"],
    catalogue: collectBags(complete)
      .filter(({ data }) => !isHidden(data))
      .map(({ folder, data }) => {
        const { order, hidden, ...bag } = data as z.infer<typeof bagSchema>;
        const address = folderToSlug(folder);
        return { ...bag, id: bag.id ?? address, folder: address };
      }),
  };
}

/** Returns a copy with media paths relative to `content/` and with fallbacks for missing alt texts. */
const completeData = memoizeByData((file, data): unknown => {
  const copy = structuredClone(data);
  for (const leaf of collectLeaves(getSchema(file), data)) {
    const parent = getValueAt(copy, leaf.path.slice(0, -1)) as Record<string, unknown>;
    const key = String(leaf.path.at(-1));
    if (leaf.meta.media) parent[key] = resolveMediaPath(file, normalizeText(leaf.value));
    if (isAltMissing(leaf)) parent[key] = createFallbackAlt(file, data, leaf.path);
  }
  return copy;
});
