import { expect, test } from "vitest";
import { parseYaml } from "./yaml.ts";

test("parseYaml converts only plain numbers, true and false; all other values stay text", () => {
  const text =
    "a: 24.5\nb: 024\nc: 0x18\nd: 1.250\ne: +34 600\nf: sí\ng: true\nh: 2026-01-02\ni: -3";
  expect(parseYaml(text).data).toEqual({
    a: 24.5,
    b: "024",
    c: "0x18",
    d: "1.250",
    e: "+34 600",
    f: "sí",
    g: true,
    h: "2026-01-02",
    i: -3,
  });
});

test.each([
  ["a duplicate field", "a: 1\nb: 2\na: 3", 3, /está dos veces: quita una/],
  ["a colon in an unquoted text", "a: Bolso: de frente\nb: 2", 1, /dos puntos.*comillas simples/],
  ["a text that starts with @", "a: 1\nb: @ovillo", 2, /empezar por este signo.*'@mitienda'/],
  ["an anchor", "a: &b c", 1, /empezar por este signo/],
  ["an alias", "a: *importante*", 1, /empezar por este signo/],
  ["a tag", "a: !Hola", 1, /comillas simples/],
  ["a tag of YAML's own", "a: 1\nb: !!set {c, d}", 2, /empezar por este signo/],
  ["text after a quoted text", 'a: "x" y', 1, /comillas simples/],
  ["the first of many errors", "a: x\n\tb: 2\nc 3\n  d: 'x", 2, /tabulador/],
  ["an unclosed quote", "a: 1\nb: 'x\nc: 2", 2, /una comilla al final/],
  ["a colon without a space", "a:x\nb: 2", 1, /dos puntos y un espacio/],
  ["a field without a colon", "a: 1\nb 2\nc: 3", 2, /los dos puntos/],
  ["a tab as indentation", "a: x\n\tb: 2", 2, /tabulador: pon espacios/],
  ["a field after a list", "f:\n  - a: x\n b: y", 3, /empiezan a la misma altura/],
  ["a field above one that is too far in", "g: 1\n    c: 2\nd 3", 1, /la siguiente.*misma altura/],
  ["an apostrophe in single quotes", "a: 1\nb: 'El bolso d'Anna'", 2, /d''Anna/],
  ["a second document", "a: 1\n---\nb: 2", 2, /Sobra la línea «---»/],
  ["a document without fields", "hola", 1, /copia anterior/],
  ["an empty document", "", 1, /copia anterior/],
  ["a file of 50 kB, counted in bytes", `a: ${"ñ".repeat(25_000)}`, 1, /más de 50 kB/],
])("parseYaml reports the line of %s", (_problem, text, line, message) => {
  expect(parseYaml(text).syntaxProblems).toEqual([
    { line, message: expect.stringMatching(message) },
  ]);
});

test("parseYaml warns if a comment cuts off an unquoted text, and accepts all other comments", () => {
  const { data, syntaxProblems } = parseYaml(
    "# Uno\na: Bolso  #1\nb: 'Bolso #2' # Dos\nc: 24 # Tres\n",
  );
  expect(data).toEqual({ a: "Bolso", b: "Bolso #2", c: 24 });
  expect(syntaxProblems).toEqual([
    { line: 2, message: expect.stringMatching(/'Bolso #1'/), warning: true },
  ]);
});

test("parseYaml warns of a hashtag where a text belongs", () => {
  const { data, syntaxProblems } = parseYaml("a:  # Uno\nb: #hechoamano\n");
  expect(data).toEqual({ a: null, b: null });
  expect(syntaxProblems).toEqual([
    { line: 2, message: expect.stringMatching(/'#hechoamano'/), warning: true },
  ]);
});

test("parseYaml reads the other fields of a file with a duplicate field", () => {
  expect(parseYaml("a: 1\nb: 2\na: 3").data).toEqual({ a: 3, b: 2 });
});

test("parseYaml accepts any line end and drops invisible characters", () => {
  for (const end of ["\n", "\r\n", "\r"]) {
    const { data, findLine } = parseYaml(
      ["\ufeffa: '\u202a+34 600\u202c'", "b: |", "  Uno", "  dos", "c: new\u00a0", ""].join(end),
    );
    expect(data).toEqual({ a: "+34 600", b: "Uno\ndos\n", c: "new" });
    expect(findLine(["c"])).toBe(5);
  }
});

test("parseYaml reads a file of just below 50 kB", () => {
  expect(parseYaml(`a: ${"ñ".repeat(24_990)}`).syntaxProblems).toEqual([]);
});

test("findLine returns the line of the nearest parent for a missing value", () => {
  const { findLine } = parseYaml("a:\nb: ''\nc:\n  d: uno\nf:\n  - g: ' '\n");
  const lines = [["b"], ["c", "d"], ["c", "e"], ["f", 0, "g"], ["z"]].map((path) => findLine(path));
  expect(lines).toEqual([2, 4, 4, 6, undefined]);
});
