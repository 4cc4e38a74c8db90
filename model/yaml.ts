import { isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";
import type { Path, Problem } from "./problem.ts";
import { normalizeWhitespace } from "./text.ts";

/** `1.250`, `024` and `0x18` stay text: parsed as numbers, they would silently change. */
const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d{1,2})?$/;

const plainNumber = {
  tag: "tag:yaml.org,2002:float",
  default: true,
  test: PLAIN_NUMBER,
  identify: (value: unknown) => typeof value === "number",
  resolve: (text: string) => Number(text),
  stringify: ({ value }: { value?: unknown }) => String(value),
};

/** Options for the `yaml` package. */
export const YAML_PARSE_OPTIONS = {
  schema: "failsafe" as const,
  customTags: ["null" as const, "bool" as const, plainNumber],
};

export type YamlParseResult = {
  /** Undefined if the YAML cannot be parsed or holds no fields. */
  data: unknown;
  /** Returns the line of a value; for a missing value, the line of its nearest parent. */
  findLine(path: Path): number | undefined;
  syntaxProblems: Pick<Problem, "line" | "message" | "warning">[];
};

const UNQUOTED_TEXT_MESSAGE =
  "Esta línea no se entiende: si su texto lleva dos puntos, una almohadilla o comillas, o empieza por un signo, ponlo entero entre comillas simples: 'Bolso: de frente'.";
const INDENTATION_MESSAGE =
  "Mira que detrás del nombre de cada campo haya dos puntos y un espacio, y que los campos que van juntos empiecen a la misma altura.";
/** About fifty times what a shop needs. A longer file would freeze the workshop. */
const MAX_BYTES = 50_000;
const LARGE_FILE_MESSAGE =
  "El archivo pesa más de 50 kB, demasiado para los textos de una tienda: recupéralo de una copia anterior, o quita lo que sobra.";
const NO_FIELDS_MESSAGE =
  "Aquí no hay ningún campo: recupera el archivo de una copia anterior; cada línea es un campo, dos puntos y su valor.";

/** Code for a comment after an unquoted text, in addition to the codes of the `yaml` package. */
const COMMENT_AFTER_TEXT = "CUT_SHORT";
/** Code for a hashtag where a text belongs: YAML takes it for a comment. */
const HASHTAG = "HASHTAG";
const isWarning = (code: string): boolean => code === COMMENT_AFTER_TEXT || code === HASHTAG;

/** Messages by error code. */
const SYNTAX_MESSAGES: Readonly<Record<string, string>> = {
  BAD_INDENT: INDENTATION_MESSAGE,
  MULTILINE_IMPLICIT_KEY: INDENTATION_MESSAGE,
  BLOCK_AS_IMPLICIT_KEY:
    "En esta línea hay dos veces dos puntos y un espacio: si los segundos son del texto, ponlo entero entre comillas simples: 'Bolso: de frente'; si no, mira que los campos que van juntos empiecen a la misma altura.",
  [COMMENT_AFTER_TEXT]:
    "Lo que va detrás de «#» no se publica: si es del texto, ponlo entero entre comillas simples: 'Bolso #1'.",
  [HASHTAG]:
    "Lo que empieza por «#» no se lee: ponlo entero entre comillas simples, '#hechoamano', o quita el campo.",
  BAD_SCALAR_START:
    "Un texto no puede empezar por este signo: ponlo entero entre comillas simples, por ejemplo '@mitienda'.",
  DUPLICATE_KEY: "Este campo está dos veces: quita una de las dos.",
  MISSING_CHAR:
    "Falta un signo: una comilla al final, el guion del principio o los dos puntos y el espacio detrás del nombre del campo.",
  MULTIPLE_DOCS: "Sobra la línea «---»: quítala.",
  TAB_AS_INDENT: "La línea empieza con un tabulador: pon espacios en su lugar.",
};

type MisplacedField = Pick<Problem, "line" | "message">;

/** Finds the first field that starts at another column than its neighbours. `yaml` blames the line above. */
function findMisplacedField(text: string): MisplacedField | undefined {
  /** The columns at which the open groups start, outermost first. */
  let columns: number[] = [];
  let value = "";
  for (const [index, line] of text.split("\n").entries()) {
    const field = /^( *)((?:- +)?)[\w-]+:(?: +(.*))?$/s.exec(line);
    if (!field) continue;
    const [, indent = "", dash = "", next = ""] = field;
    const column = indent.length + dash.length;
    const last = columns.at(-1) ?? -1;
    const isBlockText = /^[|>]/.test(value) && column > last;
    if (isBlockText) continue;
    const startsGroup = dash !== "" || (value === "" && column > last);
    if (!startsGroup && !columns.includes(column)) {
      const distance = (other: number) => Math.abs(other - column);
      const wanted = columns.reduce((a, b) => (distance(b) < distance(a) ? b : a));
      const spaces = column === 1 ? "1 espacio" : `${column} espacios`;
      const message = `Esta línea empieza con ${spaces}, y las que van con ella, con ${wanted}: ponla a la misma altura.`;
      return { line: index + 1, message };
    }
    columns = [...columns.filter((other) => other < column), column];
    value = next.replace(/^#.*/, "");
  }
  return undefined;
}

/** Parses a YAML document and explains its syntax errors in Spanish. */
export function parseYaml(source: string): YamlParseResult {
  if (new TextEncoder().encode(source).length > MAX_BYTES) {
    const syntaxProblems = [{ line: 1, message: LARGE_FILE_MESSAGE }];
    return { data: undefined, findLine: () => undefined, syntaxProblems };
  }
  const lineCounter = new LineCounter();
  const text = normalizeWhitespace(source);
  const document = parseDocument(text, {
    ...YAML_PARSE_OPTIONS,
    lineCounter,
    prettyErrors: false,
  });
  const getLine = (offset: number) => lineCounter.linePos(offset).line;
  const errors = [...document.errors, ...document.warnings].map(({ code, pos: [offset] }) => ({
    code: String(code),
    offset,
  }));
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return;
    const [start, end] = node.range;
    if (isScalar(node) && /^QUOTE/.test(node.type ?? ""))
      // `yaml` reports an unclosed quote at its end: report it where the text begins.
      for (const error of errors)
        if (error.code === "MISSING_CHAR" && end === error.offset) error.offset = start;
    // Reject anchors and aliases: the owner meant a plain `&` or `*`.
    if (isAlias(node) || "anchor" in node) errors.push({ code: "BAD_SCALAR_START", offset: start });
    const isPlain = isScalar<unknown>(node) && node.type === "PLAIN";
    if (isScalar(node) && node.value === null && /^[ \t]*#[^\s#]/.test(text.slice(end)))
      errors.push({ code: HASHTAG, offset: end });
    if (isPlain && typeof node.value === "string" && /^[ \t]+#/.test(text.slice(end)))
      errors.push({ code: COMMENT_AFTER_TEXT, offset: end });
  });
  const problems = new Map<number, YamlParseResult["syntaxProblems"][number]>();
  const isBroken = errors.some(({ code }) => code !== "DUPLICATE_KEY" && !isWarning(code));
  const misplacedField = isBroken ? findMisplacedField(text) : undefined;
  if (misplacedField) problems.set(0, misplacedField);
  for (const { code, offset } of misplacedField ? [] : errors) {
    const line = getLine(offset);
    const message = SYNTAX_MESSAGES[code] ?? UNQUOTED_TEXT_MESSAGE;
    if (!problems.has(line))
      problems.set(line, { line, message, ...(isWarning(code) && { warning: true }) });
  }
  const syntaxProblems = [...problems.values()];
  if (!isBroken && !isMap(document.contents))
    syntaxProblems.push({ line: 1, message: NO_FIELDS_MESSAGE });
  return {
    data: isBroken || !isMap(document.contents) ? undefined : document.toJS(),
    findLine: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return getLine(node.range[0]);
      }
      return undefined;
    },
    syntaxProblems,
  };
}
