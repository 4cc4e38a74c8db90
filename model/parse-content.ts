import * as z from "zod/mini";
import type { bagSchema } from "./bag-schema.ts";
import {
  bagFolder,
  type ContentFiles,
  isContentDocument,
  mediaReferences,
  resolveMediaPath,
  SHARE_IMAGE_FILE,
  SINGLETON_FILES,
  schemaOf,
  validateMediaReferences,
  validateRequiredFiles,
  validateShareImage,
} from "./content-files.ts";
import {
  isHidden,
  validateBags,
  validateShippingTexts,
  withShippingCost,
} from "./cross-field-checks.ts";
import { collectLeaves, qualifiedFieldLabel, siblingKeys } from "./form-fields.ts";
import { type Path, type Problem, valueAt } from "./problem.ts";
import type { Content, ShopFile } from "./types.ts";
import { dropEmptyValues, normalizeText, slug } from "./values.ts";
import { parseYaml } from "./yaml.ts";

export type ContentParseResult = {
  /** There where each file is right by itself; it may be published where no problem is serious. */
  content?: Content;
  /** All at once, in the order of the content. */
  problems: Problem[];
  /** The photos, films and drawings that a page shows. */
  publishedFiles: ReadonlySet<string>;
};

/** One of the owner's files, read. */
type Entry = {
  file: string;
  /** What it says, as the shop needs it where it is right; undefined where it cannot be read. */
  data: unknown;
  isValid: boolean;
  problems: Problem[];
  lineOf(path: Path): number | undefined;
};

/** Reads all that the owner has written: the same for the build and for the workshop. */
export function parseContent({ documents, media }: ContentFiles): ContentParseResult {
  const entries = Object.entries(documents)
    .filter(([file]) => isContentDocument(file))
    .map(([file, said]) => parseEntry(file, said))
    .sort(compareByShopOrder);
  const bags = entries.flatMap(({ file, data }) => {
    const folder = bagFolder(file);
    return folder === undefined ? [] : { file, folder, data };
  });
  const problems = [
    ...entries.flatMap((entry) => [
      ...entry.problems,
      ...validateMediaReferences(entry.file, entry.data, media),
      ...(entry.isValid ? photosWithoutAlt(entry) : []),
      ...(entry.isValid && entry.file === "tienda.yaml"
        ? validateShippingTexts(entry.data as ShopFile)
        : []),
    ]),
    ...validateBags(bags),
    ...validateRequiredFiles({ documents, media }),
    ...validateShareImage(media[SHARE_IMAGE_FILE]),
  ];
  const isComplete =
    entries.every(({ isValid }) => isValid) && SINGLETON_FILES.every((file) => file in documents);
  return {
    ...(isComplete && { content: buildContent(entries) }),
    problems: locateProblems(problems, entries),
    publishedFiles: new Set(
      entries
        .filter(({ data }) => !isHidden(data))
        .flatMap(({ file, data }) => mediaReferences(file, data).map((named) => named.file)),
    ),
  };
}

/** Each with its line and with what the owner calls the field, in the order of the content. */
function locateProblems(problems: readonly Problem[], entries: readonly Entry[]): Problem[] {
  const place = ({ file }: Problem) => entries.findIndex((entry) => entry.file === file);
  // What is no entry's comes last.
  const rank = (problem: Problem) => place(problem) + entries.length * Number(place(problem) < 0);
  return problems
    .map((problem) => {
      const { file, path } = problem;
      const line = path && entries[place(problem)]?.lineOf(path);
      return path
        ? { line, fieldLabel: qualifiedFieldLabel(schemaOf(file), path), ...problem }
        : problem;
    })
    .sort((one, other) => rank(one) - rank(other) || (one.line ?? 0) - (other.line ?? 0));
}

/** For rules without a sentence of their own. */
const { localeError } = z.locales.es();

function parseEntry(file: string, said: string | object): Entry {
  const schema: z.ZodMiniType = schemaOf(file);
  const { data, lineOf, syntaxProblems } =
    typeof said === "string"
      ? parseYaml(said)
      : { data: said, lineOf: () => undefined, syntaxProblems: [] };
  const problems: Problem[] = syntaxProblems.map((mistake) => ({ file, ...mistake }));
  if (data === undefined) return { file, data, isValid: false, problems, lineOf };
  const filled = dropEmptyValues(data);
  const { data: right, error } = schema.safeParse(filled, { error: localeError });
  const told = new Set<string>();
  for (const issue of error?.issues ?? [])
    for (const [path, message] of issueMessages(schema, issue)) {
      // Of each place only the first rule that it breaks counts.
      if (told.has(path.join())) continue;
      told.add(path.join());
      problems.push({ file, path, message });
    }
  return { file, data: right ?? filled, isValid: !error, problems, lineOf };
}

function issueMessages(schema: z.ZodMiniType, issue: z.core.$ZodIssue): [Path, string][] {
  const path = issue.path as Path;
  if (issue.code !== "unrecognized_keys") return [[path, issue.message]];
  return issue.keys.map((key) => {
    const keys = siblingKeys(schema, [...path, key]).join(", ");
    return [[...path, key], `«${key}» no es ningún campo: quítalo. Los que hay son ${keys}.`];
  });
}

/** The single files first, then the bags by `order`; those without one, or with the same, by their folders. */
export function compareByShopOrder(one: Pick<Entry, "file" | "data">, other: typeof one): number {
  const place = ({ file, data }: typeof one) => {
    const order = valueAt(data, ["order"]);
    return bagFolder(file) === undefined
      ? SINGLETON_FILES.indexOf(file) - Number.MAX_SAFE_INTEGER
      : typeof order === "number"
        ? order
        : Number.MAX_SAFE_INTEGER;
  };
  return place(one) - place(other) || one.file.localeCompare(other.file, "es");
}

const FALLBACK_ALT_TEXTS: Readonly<Record<string, string>> = {
  "nosotros.yaml": "Quién hace los bolsos",
  "portada.yaml": "Bolsos de la tienda",
};

/** The words that stand for a photo whose own are empty. */
function fallbackAlt(file: string, data: unknown, path: Path): string {
  const name = normalizeText(valueAt(data, ["name"]));
  return FALLBACK_ALT_TEXTS[file] ?? `${name || "Bolso"}, foto ${Number(path[1]) + 1}`;
}

const isAltMissing = ({ path, value }: { path: Path; value: unknown }) =>
  path.at(-1) === "alt" && normalizeText(value) === "";

const photosWithoutAlt = ({ file, data }: Entry): Problem[] =>
  collectLeaves(schemaOf(file), data)
    .filter(isAltMissing)
    .map(({ path }) => ({
      file,
      path,
      message: `Describe la foto en una frase, para quien no puede verla; mientras falte, se lee «${fallbackAlt(file, data, path)}».`,
      warning: true,
    }));

/**
 * The content of files that are right, in the order of the shop.
 *
 * @param addressOf makes a bag's address from its folder's name
 */
export function buildContent(
  entries: readonly Pick<Entry, "file" | "data">[],
  addressOf = slug,
): Content {
  const filled = entries.map(({ file, data: said }): [file: string, data: unknown] => {
    const data = structuredClone(said);
    for (const leaf of collectLeaves(schemaOf(file), said)) {
      const own = leaf.meta.media ? resolveMediaPath(file, normalizeText(leaf.value)) : leaf.value;
      const value = isAltMissing(leaf) ? fallbackAlt(file, data, leaf.path) : own;
      Object(valueAt(data, leaf.path.slice(0, -1)))[String(leaf.path.at(-1))] = value;
    }
    return [file, data];
  });
  const data = Object.fromEntries(filled);
  // Each schema has taken its file.
  return {
    shop: withShippingCost(data["tienda.yaml"] as ShopFile),
    about: data["nosotros.yaml"] as Content["about"],
    pictures: data["portada.yaml"] as Content["pictures"],
    catalogue: filled.flatMap(([file, said]) => {
      if (!bagFolder(file) || isHidden(said)) return [];
      const folder = addressOf(bagFolder(file) ?? "");
      const { order: _place, hidden: _hidden, ...bag } = said as z.infer<typeof bagSchema>;
      return [{ ...bag, id: bag.id ?? folder, folder }];
    }),
  };
}
