import {
  type Document,
  isAlias,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Scalar,
  visit,
} from "yaml";
import { inWords, type Path, type Problem } from "../../model/problem.ts";

/** A problem of the writing itself: of a field or, without a `key`, of what stands in a line. */
export type WrittenProblem = Pick<Problem, "found" | "advice" | "warning" | "line"> & {
  key?: Path | undefined;
};

const QUOTE =
  "Si un texto lleva dos puntos, una almohadilla o comillas, o empieza por un signo, ponlo entero entre comillas simples: 'Bolso: de frente'.";
const LINES =
  "Mira que detrás del nombre de cada campo haya dos puntos y un espacio, y que los campos que van juntos empiecen a la misma altura.";

/** By the error codes of the package `yaml`. */
const ADVICE: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: "Este campo está dos veces: quita una de las dos.",
  BAD_INDENT: LINES,
  MULTILINE_IMPLICIT_KEY: LINES,
  TAB_AS_INDENT: "La línea empieza con un tabulador: pon espacios en su lugar.",
  MISSING_CHAR:
    "Falta un signo: una comilla al final, el guion del principio o los dos puntos y el espacio detrás del nombre del campo.",
  MULTIPLE_DOCS: "Sobra la línea «---».",
};

export const STRANGE_SPACE =
  "Aquí hay un espacio de otra clase, de los que se copian de una página o de un chat: borra los que hay delante del nombre del campo y detrás de sus dos puntos, y vuelve a escribirlos.";

/** Signs that look like plain spaces. */
const LOOKS_PLAIN: readonly [sign: RegExp, advice: string | undefined][] = [
  [/^ *\t/, ADVICE.TAB_AS_INDENT],
  [/^[ -]*([\w-]+:)?[^\S\t\r\n ]/, STRANGE_SPACE],
];

/** What keeps a file from being read: first the fields that stand there twice, then all the rest. */
export function mistakes(
  document: Document.Parsed,
  text: string,
  lineAt: (offset: number) => number,
): [twice: WrittenProblem[], broken: WrittenProblem[]] {
  const lines = text.split("\n");
  const quotes: Scalar[] = [];
  const strange: { code: string; pos: [number, number] }[] = [];
  visit(document, (_key, node) => {
    if (isScalar(node) && /^QUOTE/.test(node.type ?? "")) quotes.push(node);
    // An anchor or alias: the owner meant a plain `&` or `*`.
    if (isAlias(node) || (isNode(node) && "anchor" in node && node.anchor))
      strange.push({ code: "SIGN", pos: [node.range?.[0] ?? 0, 0] });
  });
  const all = [...document.errors, ...document.warnings, ...strange].map(({ code, pos: [at] }) => {
    const open =
      code !== "MISSING_CHAR" ? undefined : quotes.find(({ range }) => range && range[1] === at);
    const offset = open?.range ? open.range[0] : at;
    const line = lineAt(offset);
    const written = lines[line - 1]?.trim() || undefined;
    return code === "DUPLICATE_KEY"
      ? { code, line, key: /^[\w-]+/.exec(text.slice(at)) ?? undefined, found: "dos veces" }
      : { code, line, found: inWords(written) };
  });
  // One mistake causes others in its line: the one about the lines counts.
  const first = all
    .filter(({ line }, i) => all.findIndex((other) => other.line === line) === i)
    .map(({ code, ...problem }) => {
      const codes = all.filter(({ line }) => line === problem.line).map((other) => other.code);
      const told = codes.find((other) => other === "MULTILINE_IMPLICIT_KEY") ?? code;
      const plain = LOOKS_PLAIN.find(([sign]) => sign.test(lines[problem.line - 1] ?? ""));
      return { ...problem, advice: plain?.[1] ?? ADVICE[told] ?? QUOTE };
    });
  const broken = first.filter(({ found }) => found !== "dos veces");
  // Below a line that is indented by other signs, correct lines are reported too.
  const cause = broken.findIndex(({ advice }) => LOOKS_PLAIN.some(([, said]) => said === advice));
  return [
    first.filter(({ found }) => found === "dos veces"),
    broken.filter(({ advice }, i) => cause === -1 || i <= cause || advice !== LINES),
  ];
}

/** The way to a node through what it stands in. */
const pathTo = (parents: readonly unknown[], node: unknown): Path =>
  parents.flatMap((parent, i): PropertyKey[] => {
    if (isPair(parent)) return [String(nameOf(parent.key))];
    const place = isSeq(parent) ? parent.items.indexOf(parents[i + 1] ?? node) : -1;
    return place === -1 ? [] : [place];
  });

export const nameOf = (key: unknown): unknown => (isScalar(key) ? key.value : key);

/** Values that YAML reads otherwise than the owner sees them: comments, and curly quotes. */
export function misread(root: unknown, lineAt: (offset: number) => number): WrittenProblem[] {
  const found: WrittenProblem[] = [];
  visit(root as Node, (_key, node, parents) => {
    if (isPair(node) || !isScalar(node) || !node.range) return;
    const problem = {
      key: pathTo(parents, node),
      found: inWords(node.value),
      line: lineAt(node.range[0]),
    };
    if (typeof node.value !== "string" || node.type !== "PLAIN") return;
    if (node.comment)
      found.push({
        ...problem,
        advice: `Lo que sigue a la almohadilla, «#${node.comment}», no se lee: si es parte del texto, ponlo entero entre comillas simples.`,
        warning: true,
      });
    if (/^[“”„‘’].*[“”‘’]$/s.test(node.value))
      found.push({
        ...problem,
        advice: "Estas comillas se ven en la tienda: si no las quieres, quítalas.",
        warning: true,
      });
  });
  return found;
}
