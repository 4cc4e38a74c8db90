import { readFileSync } from "node:fs";

/** Words by their names, in groups. */
type Words = { [name: string]: string | Words };

/** The Spanish of the package is Colombia's, and speaks of entries and assets: here it is a shop in Spain. */
const SAID_HERE: readonly (readonly [RegExp, string])[] = [
  [/\b([Aa])gregar\b/g, "$1ñadir"],
  [/\b([Aa])gregado/g, "$1ñadido"],
  [/\bIngresa\b/g, "Escribe"],
  [/\bingresa\b/g, "escribe"],
  [/\bIngresar\b/g, "Escribir"],
  [/\bingresar\b/g, "escribir"],
  [/\bingresaron\b/g, "escribieron"],
  [/\bingresó/g, "escribió"],
  [/\bcelular\b/g, "móvil"],
  [/\bPresiona\b/g, "Pulsa"],
  [/\bVerifícal/g, "Compruébal"],
  [/\b([Vv])ideo/g, "$1ídeo"],
  [/\bReportar\b/g, "Avisar de"],
  [/\bRecurso/g, "Archivo"],
  [/\brecurso/g, "archivo"],
  [/\bEntrada/g, "Ficha"],
  [/\bentrada/g, "ficha"],
  [/“/g, "«"],
  [/”/g, "»"],
];

/** What she is not to read: another country's Spanish, a programmer's, or English. */
const FOREIGN =
  /agreg|\btokens?\b|\bslugs?\b|\bingres|celular|computador|singleton|[“”]|\b(the|your|this|and|you|will|be)\b/i;

const flat = (words: Words, group = ""): [string, string][] =>
  Object.entries(words).flatMap(([name, word]) =>
    typeof word === "string" ? [[group + name, word]] : flat(word, `${group}${name}.`),
  );

const read = (file: string): Map<string, string> =>
  new Map(flat(JSON.parse(readFileSync(file, "utf8"))));

const ofPackage = (locale: string) => read(`node_modules/@sveltia/cms/locales/${locale}.json`);

/** A configuration that is wrong is a defect of ours, not hers to read about: its name is enough. */
const configurationError = (name: string, english: string): string =>
  `El taller está mal configurado: ${[name.replaceAll(".", " "), ...(english.match(/\{\$\w+\}/g) ?? [])].join(", ")}.`;

/** The package's Spanish as it is said here. */
const saidHere = (text: string): string =>
  SAID_HERE.reduce((said, [from, to]) => said.replace(from, to), text);

/**
 * Every word that the workshop can show, in the shop's Spanish.
 *
 * @throws where the package has a word that we have not, or we one that it has no longer
 */
export function workshopWords(): Words {
  const english = ofPackage("en-US");
  const spanish = ofPackage("es-CO");
  const ours = read("tools/taller/words.json");
  const problems = [...ours.keys()].filter((name) => !english.has(name));

  const words: Words = {};
  for (const [name, text] of english) {
    const isOurDefect = name.startsWith("config.");
    const said = isOurDefect
      ? configurationError(name, text)
      : saidHere(ours.get(name) ?? spanish.get(name) ?? "");
    if (!said || (!isOurDefect && FOREIGN.test(said))) problems.push(`${name}: ${said || text}`);
    place(words, name.split("."), said);
  }
  if (problems.length > 0)
    throw new Error(`tools/taller/words.json and the package disagree:\n${problems.join("\n")}`);
  return words;
}

/** Puts a word in its group, and the groups before it where there are none. */
function place(words: Words, [first = "", ...rest]: readonly string[], said: string): void {
  if (rest.length === 0) {
    words[first] = said;
    return;
  }
  const inner = words[first] ?? {};
  words[first] = inner;
  if (typeof inner !== "string") place(inner, rest, said);
}
