import { expect, test } from "vitest";
import { parseYaml } from "./yaml.ts";

test("a value is what it looks like: only plain numbers, true and false are other than text", () => {
  const text =
    "a: 24.5\nb: 024\nc: 0x18\nd: 1.250\ne: +34 600\nf: sí\ng: true\nh: 2026-01-02\ni: -3";
  expect(parseYaml(text).data).toEqual({
    ...{ a: 24.5, b: "024", c: "0x18", d: "1.250", e: "+34 600" },
    ...{ f: "sí", g: true, h: "2026-01-02", i: -3 },
  });
});

test.each([
  ["a field that stands there twice", "a: 1\nb: 2\na: 3", 3, /está dos veces: quita una/],
  ["a colon in a text", "a: Bolso: de frente\nb: 2", 1, /dos puntos.*comillas simples/],
  ["a sign at the beginning", "a: 1\nb: @ovillo", 2, /empezar por este signo.*'@mitienda'/],
  ["an anchor", "a: &b c", 1, /empezar por este signo/],
  ["an alias", "a: *importante*", 1, /empezar por este signo/],
  ["a tag", "a: !Hola", 1, /comillas simples/],
  ["text behind quotes", 'a: "x" y', 1, /comillas simples/],
  ["an open quote", "a: 1\nb: 'x\nc: 2", 2, /una comilla al final/],
  ["no space behind the colon", "a:x\nb: 2", 1, /dos puntos y un espacio/],
  ["no colon", "a: 1\nb 2\nc: 3", 2, /los dos puntos/],
  ["a tabulator", "a: x\n\tb: 2", 2, /tabulador: pon espacios/],
  ["a line that is moved out", "a:\n  b: 1\n c: 2", 3, /a la misma altura/],
  ["two files in one", "a: 1\n---\nb: 2", 2, /Sobra la línea «---»/],
  ["no field at all", "hola", 1, /copia anterior/],
  ["nothing", "", 1, /copia anterior/],
])("%s is told of with its line", (_what, text, line, message) => {
  expect(parseYaml(text).syntaxProblems).toEqual([
    { line, message: expect.stringMatching(message) },
  ]);
});

test("what a text loses behind a # is told of, and a comment that stands alone is not", () => {
  const { data, syntaxProblems } = parseYaml(
    "# Uno\na: Bolso #1\nb: 'Bolso #2' # Dos\nc: 24 # Tres\n",
  );
  expect(data).toEqual({ a: "Bolso", b: "Bolso #2", c: 24 });
  expect(syntaxProblems).toEqual([
    { line: 2, message: expect.stringMatching(/'Bolso #1'/), warning: true },
  ]);
});

test("lines are counted as on any system, and what nobody sees is no part of what is written", () => {
  for (const end of ["\n", "\r\n", "\r"]) {
    const { data, lineOf } = parseYaml(
      ["\ufeffa: '\u202a+34 600\u202c'", "b: |", "  Uno", "  dos", "c: new\u00a0", ""].join(end),
    );
    expect(data).toEqual({ a: "+34 600", b: "Uno\ndos\n", c: "new" });
    expect(lineOf(["c"])).toBe(5);
  }
});

test("where nothing stands, the line is that of what it would stand in", () => {
  const { lineOf } = parseYaml("a:\nb: ''\nc:\n  d: uno\nf:\n  - g: ' '\n");
  const lines = [["b"], ["c", "d"], ["c", "e"], ["f", 0, "g"], ["z"]].map((path) => lineOf(path));
  expect(lines).toEqual([2, 4, 4, 6, undefined]);
});
