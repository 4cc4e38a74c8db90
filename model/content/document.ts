import type * as z from "zod/mini";
import {
  collectLeaves,
  type Leaf,
  listSiblingKeys,
  type MediaRequirement,
} from "../schema/form-fields.ts";
import { getValueAt, type Path, type Problem } from "../schema/problem.ts";
import { normalizeText } from "../schema/text.ts";
import { getSchema, resolveMediaPath } from "./content-files.ts";
import { validatePreviousPrice } from "./cross-field-checks.ts";
import { dropEmptyValues } from "./empty-values.ts";

/** A use of a media file in a document: the field's path and requirement, and the file. */
export type MediaReference = MediaRequirement & { path: Path; file: string };

/** One of the owner's documents, read once. */
export type Document = {
  file: string;
  /** As the schema returns it or, if it does not fit, without empty values. Undefined if the YAML cannot be parsed. */
  data: unknown;
  /** The value of each valid key, as the schema returns it; undefined for an optional key that is missing. */
  values: Readonly<Record<string, unknown>>;
  /** True if the data fits the schema: `values` is then the whole document. */
  isValid: boolean;
  leaves: readonly Leaf[];
  media: readonly MediaReference[];
  problems: readonly Problem[];
};

/** The message of a rule that has none of its own, so that no text of Zod's reaches the owner. */
export const UNKNOWN_PROBLEM_MESSAGE = "Esto no se entiende: mira en la guía qué va aquí.";

const PARSE_OPTIONS = { error: () => UNKNOWN_PROBLEM_MESSAGE };

const UNREADABLE = { values: {}, isValid: false, leaves: [], media: [], problems: [] };

/** Caches a function's results by file and data object. The data must be immutable. */
export function memoizeByData<Result>(compute: (file: string, data: unknown) => Result) {
  const results = new WeakMap<object, Map<string, Result>>();
  return (file: string, data: unknown): Result => {
    if (typeof data !== "object" || data === null) return compute(file, data);
    const byFile = results.get(data) ?? new Map<string, Result>();
    const cached = byFile.get(file);
    if (cached !== undefined) return cached;
    const result = compute(file, data);
    results.set(data, byFile.set(file, result));
    return result;
  };
}

/** Reads data with the schema of its file. Validates it key by key: the preview shows the valid ones. */
export const readDocument = memoizeByData((file, source): Document => {
  if (typeof source !== "object" || source === null)
    return { ...UNREADABLE, file, data: undefined };
  const schema = getSchema(file);
  const input = dropEmptyValues(source);
  const values: Record<string, unknown> = {};
  const issues: z.core.$ZodIssue[] = [];
  for (const [key, keySchema] of Object.entries<z.ZodMiniType>(schema.shape)) {
    const result = keySchema.safeParse(getValueAt(input, [key]), PARSE_OPTIONS);
    if (result.success) values[key] = result.data;
    for (const issue of result.error?.issues ?? [])
      issues.push({ ...issue, path: [key, ...issue.path] });
  }
  const unknownKeys = Object.keys(Object(input)).filter((key) => !Object.hasOwn(schema.shape, key));
  issues.push({ code: "unrecognized_keys", keys: unknownKeys, path: [], message: "" });
  const problems = [...collectSchemaProblems(file, issues), ...validatePreviousPrice(file, values)];
  const isValid = problems.length === 0;
  const data = isValid ? values : input;
  const leaves = collectLeaves(schema, data);
  return {
    file,
    data,
    values,
    isValid,
    leaves,
    media: listMediaReferences(file, leaves),
    problems,
  };
});

const listMediaReferences = (documentFile: string, leaves: readonly Leaf[]): MediaReference[] =>
  leaves.flatMap(({ path, value, meta: { media } }) =>
    media && normalizeText(value)
      ? [{ ...media, path, file: resolveMediaPath(documentFile, normalizeText(value)) }]
      : [],
  );

function collectSchemaProblems(file: string, issues: readonly z.core.$ZodIssue[]): Problem[] {
  const problems = new Map<string, Problem>();
  for (const issue of issues)
    for (const [path, message] of listIssueMessages(file, issue)) {
      const key = path.join();
      if (!problems.has(key)) problems.set(key, { file, path, message });
    }
  return [...problems.values()];
}

/** Returns a message for each unknown key: Zod reports all unknown keys of a group as one issue. */
function listIssueMessages(file: string, issue: z.core.$ZodIssue): [Path, string][] {
  const path = issue.path as Path;
  if (issue.code !== "unrecognized_keys") return [[path, issue.message]];
  return issue.keys.map((key) => [[...path, key], describeUnknownKey(file, [...path, key])]);
}

function describeUnknownKey(file: string, path: Path): string {
  const key = String(path.at(-1));
  if (key.startsWith("-")) return `Falta un espacio detrás del guion: «- ${key.slice(1)}:».`;
  const keys = listSiblingKeys(getSchema(file), path).join(", ");
  return `«${key}» no es ningún campo: quítalo. Los que hay son ${keys}.`;
}
