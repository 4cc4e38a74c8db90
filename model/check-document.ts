import type * as z from "zod/mini";
import { getSchema } from "./content-files.ts";
import { validatePreviousPrice } from "./cross-field-checks.ts";
import { dropEmptyValues, isEmptyValue } from "./empty-values.ts";
import { collectLeaves, listSiblingKeys } from "./form-fields.ts";
import { memoizeByData } from "./memoize.ts";
import { getValueAt, type Path, type Problem } from "./problem.ts";

/** The data of a document after one run of its schema. */
export type CheckedDocument = {
  /** The value of each valid key, as the schema returns it; undefined for an optional key that is missing. */
  values: Readonly<Record<string, unknown>>;
  /** True if the data fits the schema: `values` is then the whole document. */
  isValid: boolean;
  problems: readonly Problem[];
};

/** The message of a rule that has none of its own, so that no text of Zod's reaches the owner. */
export const UNKNOWN_PROBLEM_MESSAGE = "Esto no se entiende: mira en la guía qué va aquí.";

const PARSE_OPTIONS = { error: () => UNKNOWN_PROBLEM_MESSAGE };

/** Validates the data of a document, key by key: the preview shows the valid ones. */
export const checkDocument = memoizeByData((file, data): CheckedDocument => {
  const schema = getSchema(file);
  const input = dropEmptyValues(data);
  const values: Record<string, unknown> = {};
  const issues: z.core.$ZodIssue[] = [];
  for (const [key, keySchema] of Object.entries<z.ZodMiniType>(schema.shape)) {
    const {
      success,
      data: value,
      error,
    } = keySchema.safeParse(getValueAt(input, [key]), PARSE_OPTIONS);
    if (success) values[key] = value;
    for (const issue of error?.issues ?? []) issues.push({ ...issue, path: [key, ...issue.path] });
  }
  const schemaProblems = [
    ...collectSchemaProblems(file, issues),
    ...findUnknownKeys(file, input),
    ...validatePreviousPrice(file, values),
  ];
  return {
    values,
    isValid: schemaProblems.length === 0,
    problems: [...validateSingleValues(file, data), ...schemaProblems],
  };
});

/** Reports an empty list or group where a single value belongs: the schema would treat it as missing. */
const validateSingleValues = (file: string, data: unknown): Problem[] =>
  collectLeaves(getSchema(file), data)
    .map(({ path, value }) => ({ path, value: dropEmptyValues(value) }))
    .filter(({ value }) => typeof value === "object" && isEmptyValue(value) && value !== null)
    .map(({ path }) => ({
      file,
      path,
      message: "Aquí va un solo dato, y no una lista ni un grupo: escríbelo o quita el campo.",
    }));

/** Converts schema issues, and keeps only the first one of each field. */
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

const findUnknownKeys = (file: string, input: unknown): Problem[] =>
  Object.keys(Object(input))
    .filter((key) => !Object.hasOwn(getSchema(file).shape, key))
    .map((key) => ({ file, path: [key], message: describeUnknownKey(file, [key]) }));
