import { isMap, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { type Path, valueAt } from "../../model/problem.ts";
import { READING } from "../../model/reading.ts";
import { withoutEmpty, withoutInvisible } from "../../model/values.ts";
import { otherFormat, unsettled } from "./not-written.ts";
import { misread, mistakes, nameOf, type WrittenProblem } from "./yaml-mistakes.ts";

export type Yaml = {
  /** Without the keys that have no value; undefined where the file cannot be read. */
  data: unknown;
  /** With empty values. */
  raw: unknown;
  /** The value at a path of `raw`. */
  at(path: Path): unknown;
  /** The line of a path or, where nothing stands there, of its nearest parent. */
  line(path: Path): number | undefined;
  problems: WrittenProblem[];
};

/** Spaces of other kinds behind all that a line says. */
const AT_LINE_END = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]+$/gm;

/** Lines end as on any system; as on the first Macs too, which YAML no longer knows. */
const LINE_END = /\r\n?/g;

const visible = (text: string): string =>
  withoutInvisible(text).replace(LINE_END, "\n").replace(AT_LINE_END, "");

/** Reads a YAML file, and reports to the owner whatever would be read otherwise than she meant. */
export function readYaml(bytes: Uint8Array): Yaml {
  const lines = new LineCounter();
  const other = otherFormat(bytes);
  if (other) return unreadable(other);
  let text: string;
  try {
    // The decoder drops a byte order mark.
    text = visible(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return unreadable({ ...NOT_UTF8, line: firstStrangeLine(bytes) });
  }
  const open = unsettled(text);
  if (open.length > 0) return unreadable(...open);
  const document = parseDocument(text, { ...READING, lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const [twice, broken] = mistakes(document, text, lineAt);
  if (broken.length > 0) return unreadable(...twice, ...broken);
  if (!isMap(document.contents))
    return unreadable({
      found: text.trim() === "" ? "nada" : "un texto sin campos",
      advice: "Recupéralo de una copia anterior: cada línea es un campo, dos puntos y su valor.",
    });

  const written: unknown = document.toJS();
  return {
    data: withoutEmpty(written),
    raw: written,
    at: (path) => valueAt(written, path),
    line: (path) => lineOf(document.contents, path, lineAt),
    problems: [...twice, ...misread(document.contents, lineAt)],
  };
}

const unreadable = (...problems: WrittenProblem[]): Yaml => ({
  data: undefined,
  raw: undefined,
  at: () => undefined,
  line: () => undefined,
  problems,
});

const NOT_UTF8 = {
  found: "letras guardadas en un código antiguo",
  advice:
    "Guárdalo como UTF-8: en el Bloc de notas, «Guardar como» y, en «Codificación», UTF-8. Si no, las tildes y las eñes salen mal.",
};

const firstStrangeLine = (bytes: Uint8Array): number =>
  new TextDecoder()
    .decode(bytes)
    .split(/\r\n?|\n/)
    .findIndex((line) => line.includes("\uFFFD")) + 1;

function lineOf(root: unknown, path: Path, lineAt: (offset: number) => number): number | undefined {
  let node = root;
  let offset: number | undefined;
  for (const key of path) {
    const pair = isMap(node) ? node.items.find((item) => nameOf(item.key) === key) : undefined;
    const item = isSeq(node) ? node.items[Number(key)] : pair?.value;
    const start = (pair?.key ?? item) as Node | undefined;
    if (!start?.range) break;
    [node, offset] = [item, start.range[0]];
  }
  return offset === undefined ? undefined : lineAt(offset);
}
