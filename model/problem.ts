/** The way to a value in a file: keys, and places in a list. */
export type Path = readonly PropertyKey[];

/** What stands there, in any value; undefined where nothing does. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], value);

/** One thing to mend, in words for the owner. A warning does not keep the shop from being published. */
export type Problem = {
  /** The bag, or the part of the shop. */
  where: string;
  field: string;
  found: string;
  /** What to do, on a screen too. */
  advice: string;
  /** How to write it in a file. */
  written?: string | undefined;
  warning?: true;
  /** The file in which it is mended, and the line where one can be told. */
  file?: string;
  line?: number | undefined;
  /** The place in the file. */
  path?: Path;
};

export type Finding = Pick<Problem, "found" | "advice" | "warning">;

/** It keeps the shop from being published. */
export const isSerious = ({ warning }: Problem): boolean => !warning;

/** The problem, unless all is right: as a list, which joins with those of other checks. */
export const unless = (isRight: boolean, problem: Problem): Problem[] => (isRight ? [] : [problem]);

/** A value of the content as the owner reads it in a report. */
export function inWords(value: unknown): string {
  if (value === undefined) return "nada";
  if (value === null) return "vacío";
  if (Array.isArray(value)) return "una lista";
  if (typeof value === "object") return "otros campos";
  if (typeof value !== "string") return String(value);
  return value.trim() === "" ? "vacío" : `«${value}»`;
}
