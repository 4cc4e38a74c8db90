import * as z from "zod/mini";
import type { bagSchema } from "./bag-schema.ts";
import {
  BAG_FRAME,
  BAGS,
  bagFolder,
  fileNamed,
  isContentFile,
  type Named,
  SHARE,
  SINGLE_FILES,
  schemaOf,
} from "./content-files.ts";
import {
  bagProblems,
  isHidden,
  shelfProblems,
  shippingWarnings,
  withShippingCost,
} from "./cross-field-checks.ts";
import { fieldName, keysBeside, leavesOf } from "./form-fields.ts";
import { type Path, type Problem, valueAt } from "./problem.ts";
import type { Content, ShopFile } from "./types.ts";
import { slug, textOf, withoutEmpty } from "./values.ts";
import { readYaml } from "./yaml.ts";

/** Pixels of a picture that stands upright. */
export type Size = { width: number; height: number };

/** All that lies below `content/`, by its path there. */
export type ContentFiles = {
  /** What the owner's files say: the text, or the data that has been read from it. */
  written: Readonly<Record<string, string | object>>;
  /** All other files; of a picture its size, where it is known. */
  others: Readonly<Record<string, Partial<Size> | undefined>>;
};

export type ReadContent = {
  /** There where each file is right by itself; it may be published where no problem is serious. */
  content?: Content;
  /** All at once, in the order of the content. */
  problems: Problem[];
  /** Every photo, film and drawing that an entry names. */
  named: Named[];
};

/** One of the owner's files, read. */
type Entry = {
  file: string;
  /** What it says, as the shop needs it where it is right; undefined where it cannot be read. */
  data: unknown;
  isRight: boolean;
  problems: Problem[];
  lineOf(path: Path): number | undefined;
};

/** Reads all that the owner has written: the same for the build and for the workshop. */
export function readContent({ written, others }: ContentFiles): ReadContent {
  const entries = Object.entries(written)
    .filter(([file]) => isContentFile(file))
    .map(([file, said]) => readEntry(file, said))
    .sort(inOrder);
  const bags = entries.flatMap(({ file, data }) => {
    const folder = bagFolder(file);
    return folder === undefined ? [] : { file, folder, data };
  });
  const named = entries.flatMap(namedIn);
  const besideOthers = [
    ...entries.flatMap(({ file, data, isRight }) =>
      file === "tienda.yaml" && isRight ? shippingWarnings(data as ShopFile) : [],
    ),
    ...bags.flatMap((bag, i) => bagProblems(bag, bags.slice(0, i))),
    ...named.flatMap((one) => fileProblems(one, others)),
    ...entries.flatMap(wordlessPhotos),
  ];
  const problems = [
    ...entries.flatMap(({ file, lineOf, problems: own }) =>
      [...own, ...besideOthers.filter((problem) => problem.file === file)]
        .map((problem) => placed(problem, lineOf))
        .sort((one, other) => (one.line ?? 0) - (other.line ?? 0)),
    ),
    ...shelfProblems(bags).map((problem) =>
      placed(problem, entries.find(({ file }) => file === problem.file)?.lineOf),
    ),
    ...missingFiles(written, others),
  ];
  const isComplete =
    entries.every(({ isRight }) => isRight) && SINGLE_FILES.every((file) => file in written);
  return { ...(isComplete && { content: contentOf(entries) }), problems, named };
}

/** With its line, and with what the owner calls the field. */
const placed = (problem: Problem, lineOf: Entry["lineOf"] = () => undefined): Problem => {
  const { file, path } = problem;
  return path
    ? { line: lineOf(path), field: fieldName(schemaOf(file), path), ...problem }
    : problem;
};

/** For rules without a sentence of their own. */
const { localeError } = z.locales.es();

function readEntry(file: string, said: string | object): Entry {
  const schema: z.ZodMiniType = schemaOf(file);
  const { data, lineOf, mistakes } =
    typeof said === "string"
      ? readYaml(said)
      : { data: said, lineOf: () => undefined, mistakes: [] };
  const problems: Problem[] = mistakes.map((mistake) => ({ file, ...mistake }));
  if (data === undefined) return { file, data, isRight: false, problems, lineOf };
  const filled = withoutEmpty(data);
  const { data: right, error } = schema.safeParse(filled, { error: localeError });
  const told = new Set<string>();
  for (const issue of error?.issues ?? [])
    for (const [path, message] of sentencesOf(schema, issue)) {
      // Of each place only the first rule that it breaks counts.
      if (told.has(path.join())) continue;
      told.add(path.join());
      problems.push({ file, path, message });
    }
  return { file, data: right ?? filled, isRight: !error, problems, lineOf };
}

function sentencesOf(schema: z.ZodMiniType, issue: z.core.$ZodIssue): [Path, string][] {
  const path = issue.path as Path;
  if (issue.code !== "unrecognized_keys") return [[path, issue.message]];
  return issue.keys.map((key) => {
    const keys = keysBeside(schema, [...path, key]).join(", ");
    return [[...path, key], `«${key}» no es ningún campo: quítalo. Los que hay son ${keys}.`];
  });
}

/** The single files first, then the bags by `order`; those without one, or with the same, by their folders. */
function inOrder(one: Entry, other: Entry): number {
  const place = ({ file, data }: Entry) =>
    bagFolder(file) === undefined
      ? SINGLE_FILES.indexOf(file) - SINGLE_FILES.length
      : Number(valueAt(data, ["order"]) ?? Infinity) || Infinity;
  const [a, b] = [place(one), place(other)];
  return a === b ? one.file.localeCompare(other.file, "es") : a - b;
}

const namedIn = ({ file, data, lineOf }: Entry): Named[] =>
  leavesOf(schemaOf(file), data).flatMap(({ path, value, meta }) =>
    meta.names && textOf(value)
      ? {
          ...meta.names,
          ...{ entry: file, line: lineOf(path), path, field: fieldName(schemaOf(file), path) },
          ...{ name: textOf(value), isHidden: isHidden(data) },
          file: fileNamed(file, textOf(value)),
        }
      : [],
  );

/** A file that is named and is not there, and a photo that is too small. */
function fileProblems(
  { entry, path, name, file, kind, pixels }: Named,
  others: ContentFiles["others"],
): Problem[] {
  const folder = (of: string) => of.split("/").slice(0, -1).join("/");
  const isOutside = bagFolder(entry) !== undefined && folder(file) !== folder(entry);
  if (!(file in others) || isOutside) {
    const place = `content/${folder(isOutside ? entry : file)}`.replace(/\/$/, "");
    const message = `No hay ningún archivo «${name}» en ${place}: cópialo ahí, o corrige el nombre, con sus mayúsculas.`;
    return [{ file: entry, path, message }];
  }
  const { width = Infinity, height = Infinity } = others[file] ?? {};
  // A bag's photo loses what its frame has no room for.
  const seen = bagFolder(entry) ? Math.min(width, Math.round(height * BAG_FRAME)) : width;
  if (kind === "film" || seen >= pixels) return [];
  const message = `Se verá borrosa en algunas pantallas: mide ${seen} píxeles de ancho, y hacen falta ${pixels}. Usa la original del móvil, no la que llega por WhatsApp.`;
  return [{ file: entry, path, message, warning: true }];
}

/** The words that stand for a photo whose own are empty. */
function wordsFor(entry: Pick<Entry, "file" | "data">, path: Path): string {
  const name = textOf(valueAt(entry.data, ["name"]));
  return name ? `${name}, foto ${Number(path[1]) + 1}` : (WORDS[entry.file] ?? "Bolsos");
}

const WORDS: Readonly<Record<string, string>> = {
  "nosotros.yaml": "Quién hace los bolsos",
  "portada.yaml": "Bolsos de la tienda",
};

const isWordless = ({ path, value }: { path: Path; value: unknown }) =>
  path.at(-1) === "alt" && textOf(value) === "";

const wordlessPhotos = (entry: Entry): Problem[] =>
  entry.isRight
    ? leavesOf(schemaOf(entry.file), entry.data)
        .filter(isWordless)
        .map(({ path }) => ({
          file: entry.file,
          path,
          message: `Describe la foto en una frase, para quien no puede verla; mientras falte, se lee «${wordsFor(entry, path)}».`,
          warning: true,
        }))
    : [];

/** Files that a shop cannot do without. */
function missingFiles(written: ContentFiles["written"], others: ContentFiles["others"]): Problem[] {
  const folders = Object.keys(others).map((file) => file.split("/"));
  const bags = new Set(
    folders.flatMap(([top, folder = "", name]) => (top === BAGS && name ? folder : [])),
  );
  return [
    ...SINGLE_FILES.filter((file) => !(file in written)).map((file) => ({
      file,
      message: "Falta este archivo: recupéralo de una copia anterior.",
    })),
    ...[...bags]
      .filter((folder) => !(`${BAGS}/${folder}/bolso.yaml` in written))
      .map((folder) => ({
        file: `${BAGS}/${folder}`,
        message:
          "A este bolso le falta su bolso.yaml: recupéralo de una copia anterior o, si es nuevo, copia el de otro bolso y cámbialo. Si lo has retirado, borra la carpeta.",
      })),
    ...(SHARE in others
      ? []
      : [
          {
            file: SHARE,
            message:
              "Falta la foto que acompaña a los enlaces de la tienda: cópiala aquí, como JPEG a lo ancho de al menos 1200 × 630 píxeles.",
          },
        ]),
  ];
}

/** The content of files that are right, in the order of the shop. */
export function contentOf(entries: readonly Pick<Entry, "file" | "data">[]): Content {
  const filled = entries.map(({ file, data: said }): [file: string, data: unknown] => {
    const data = structuredClone(said);
    const set = (path: Path, value: string) =>
      Object.assign(Object(valueAt(data, path.slice(0, -1))), { [String(path.at(-1))]: value });
    for (const leaf of leavesOf(schemaOf(file), said))
      if (isWordless(leaf)) set(leaf.path, wordsFor({ file, data }, leaf.path));
      else if (leaf.meta.names) set(leaf.path, fileNamed(file, textOf(leaf.value)));
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
      const folder = slug(bagFolder(file) ?? "");
      const { order: _place, hidden: _hidden, ...bag } = said as z.infer<typeof bagSchema>;
      return [{ ...bag, id: bag.id ?? folder, folder }];
    }),
  };
}
