import {
  Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
} from "yaml";
import type { Path, Problem } from "../schema/problem.ts";
import { normalizeWhitespace } from "../schema/text.ts";

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

const YAML_OPTIONS = {
  schema: "failsafe" as const,
  customTags: ["null" as const, "bool" as const, plainNumber],
};

// `compat` quotes text that other YAML parsers would read as a number, a boolean or null.
const WRITING_OPTIONS = { ...YAML_OPTIONS, compat: "core" as const };

/** Creates a YAML document of data. */
export const createYamlDocument = (data: unknown): Document => new Document(data, WRITING_OPTIONS);

/** Parses a text for editing. Its characters are those that `parseYaml` reads: what can be read can be written. */
export const parseYamlDocument = (source: string) =>
  parseDocument(normalizeWhitespace(source), WRITING_OPTIONS);

export type YamlParseResult = {
  /** Undefined if the YAML cannot be parsed or holds no fields. */
  data: unknown;
  /** Returns the line of a value; for a missing value, the line of its nearest parent. */
  findLine(path: Path): number | undefined;
  syntaxProblems: Pick<Problem, "line" | "message" | "warning">[];
};

/** Where the owner finds a file as it was. */
export const EARLIER_COPY = "una copia anterior (en GitHub, el archivo tiene todas en «History»)";

const UNQUOTED_TEXT_MESSAGE =
  "Esta línea no se entiende: si su texto lleva dos puntos, una almohadilla o comillas, o empieza por un signo, ponlo entero entre comillas simples: 'Bolso: de frente'.";
const INDENTATION_MESSAGE =
  "Mira esta línea y la siguiente: detrás del nombre de cada campo van dos puntos y un espacio, y los campos que van juntos empiezan a la misma altura.";
/** About fifty times what a shop needs. A longer file would freeze the workshop. */
const MAX_BYTES = 50_000;
const LARGE_FILE_MESSAGE = `El archivo pesa más de 50 kB, demasiado para los textos de una tienda: recupéralo de ${EARLIER_COPY}, o quita lo que sobra.`;
const NO_FIELDS_MESSAGE = `Aquí no hay ningún campo: recupera el archivo de ${EARLIER_COPY}; cada línea es un campo, dos puntos y su valor.`;

const isWarning = (code: string): boolean => code === "CUT_SHORT" || code === "HASHTAG";

const SYNTAX_MESSAGES: Readonly<Record<string, string>> = {
  BAD_INDENT: INDENTATION_MESSAGE,
  MULTILINE_IMPLICIT_KEY: INDENTATION_MESSAGE,
  BLOCK_AS_IMPLICIT_KEY:
    "Mira esta línea y la siguiente: los campos que van juntos empiezan a la misma altura. Si en esta hay dos veces dos puntos y un espacio, y los segundos son del texto, ponlo entero entre comillas simples: 'Bolso: de frente'.",
  CUT_SHORT:
    "Lo que va detrás de «#» no se publica: si es del texto, ponlo entero entre comillas simples: 'Bolso #1'.",
  HASHTAG:
    "Lo que empieza por «#» no se lee: ponlo entero entre comillas simples, '#hechoamano', o quita el campo.",
  APOSTROPHE:
    "Aquí acaba el texto que va entre comillas simples, y sigue otra cosa: si es un apóstrofo, escríbelo dos veces: 'El bolso d''Anna'.",
  BAD_SCALAR_START:
    "Un texto no puede empezar por este signo: ponlo entero entre comillas simples, por ejemplo '@mitienda'.",
  DUPLICATE_KEY: "Este campo está dos veces: quita una de las dos.",
  MISSING_CHAR:
    "Falta un signo: una comilla al final, el guion del principio o los dos puntos y el espacio detrás del nombre del campo; o la línea no empieza a la misma altura que las que van con ella.",
  MULTIPLE_DOCS: "Sobra la línea «---»: quítala.",
  TAB_AS_INDENT: "La línea empieza con un tabulador: pon espacios en su lugar.",
};

/** Parses a YAML document and explains its syntax errors in Spanish. */
export function parseYaml(source: string): YamlParseResult {
  if (new TextEncoder().encode(source).length > MAX_BYTES) {
    const syntaxProblems = [{ line: 1, message: LARGE_FILE_MESSAGE }];
    return { data: undefined, findLine: () => undefined, syntaxProblems };
  }
  const lineCounter = new LineCounter();
  const text = normalizeWhitespace(source);
  const document = parseDocument(text, { ...YAML_OPTIONS, lineCounter, prettyErrors: false });
  const getLine = (offset: number) => lineCounter.linePos(offset).line;
  const errors = [...document.errors, ...document.warnings].map(({ code, pos: [offset] }) => ({
    code: String(code),
    offset,
  }));
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range) return;
    const [start, end] = node.range;
    if (isScalar(node) && /^QUOTE/.test(node.type ?? ""))
      for (const error of errors) {
        if (error.offset !== end) continue;
        // `yaml` reports an unclosed quote at its end: report it where the text begins.
        if (error.code === "MISSING_CHAR") error.offset = start;
        if (error.code === "UNEXPECTED_TOKEN" && node.type === "QUOTE_SINGLE")
          error.code = "APOSTROPHE";
      }
    // Reject anchors, aliases and tags: the owner meant a plain `&`, `*` or `!`.
    if (isAlias(node) || "anchor" in node || ("tag" in node && node.tag))
      errors.push({ code: "BAD_SCALAR_START", offset: start });
    const isPlain = isScalar<unknown>(node) && node.type === "PLAIN";
    if (isScalar(node) && node.value === null && /^[ \t]*#[^\s#]/.test(text.slice(end)))
      errors.push({ code: "HASHTAG", offset: end });
    // A comment after an unquoted text, where the `yaml` package reports no error.
    if (isPlain && typeof node.value === "string" && /^[ \t]+#/.test(text.slice(end)))
      errors.push({ code: "CUT_SHORT", offset: end });
  });
  // The parser misreads everything after the first error, so only that one is certain.
  const firstBreak = errors
    .filter(({ code }) => code !== "DUPLICATE_KEY" && !isWarning(code))
    .toSorted((a, b) => a.offset - b.offset)[0];
  const syntaxProblems = (firstBreak ? [firstBreak] : errors).map(({ code, offset }) => ({
    line: getLine(offset),
    message: SYNTAX_MESSAGES[code] ?? UNQUOTED_TEXT_MESSAGE,
    ...(isWarning(code) && { warning: true as const }),
  }));
  const isBroken = firstBreak !== undefined;
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
