import { describe, expect, test } from "vitest";
import {
  check,
  problemsOf,
  sampleFiles,
  textOf,
  withText,
} from "../../tests/support/sample-content.ts";
import { readYaml } from "./yaml.ts";

const read = (text: string) => readYaml(Buffer.from(text));
const shop = textOf(sampleFiles["tienda.yaml"] ?? {});

test("a value is what it looks like: only plain numbers, true and false are other than text", () => {
  const text =
    "a: 24.5\nb: 024\nc: 0x18\nd: 1.250\ne: +34 600\nf: sí\ng: true\nh: 2026-01-02\ni: -3";
  expect(read(text).data).toEqual({
    ...{ a: 24.5, b: "024", c: "0x18", d: "1.250", e: "+34 600" },
    ...{ f: "sí", g: true, h: "2026-01-02", i: -3 },
  });
});

test("what no page may hold is left out of a text, and a line break of Word's parts two words", () => {
  const text = 'a: "Uno\\vdos\\u0000 tres\\ufffe"\nb:\n  - |\n    Uno\vdos\n    tres\u0001\n';
  expect(read(text).data).toEqual({ a: "Uno dos tres", b: ["Uno dos\ntres\n"] });
});

test("lines end as on any system", () => {
  for (const end of ["\n", "\r\n", "\r"]) {
    const { data, line } = read(["a: 1", "b: |", "  Uno", "  dos", "c: x", ""].join(end));
    expect(data).toEqual({ a: 1, b: "Uno\ndos\n", c: "x" });
    expect(line(["c"])).toBe(5);
  }
});

test("a field without a value is as good as not there", () => {
  const { data, at, line } = read("a:\nb: ''\nc:\n  d: ~\n  e: uno\nf:\n  - g: ' '\n");
  expect(data).toEqual({ c: { e: "uno" }, f: [{}] });
  expect([at(["a"]), at(["b"]), at(["z"]), at(["c", "d", "e"])]).toEqual([
    null,
    "",
    undefined,
    undefined,
  ]);
  expect([line(["b"]), line(["c", "e"]), line(["f", 0, "g"]), line(["z"])]).toEqual([
    2,
    5,
    7,
    undefined,
  ]);
});

test.each([
  ["a field that stands there twice", "a: 1\nb: 2\na: 3", 3, "dos veces", /quita una/],
  [
    "a colon in a text",
    "a: Bolso: de frente\nb: 2",
    1,
    "«a: Bolso: de frente»",
    /comillas simples/,
  ],
  ["a sign at the beginning", "a: 1\nb: @ovillo", 2, "«b: @ovillo»", /comillas simples/],
  ["a name for another place", "a: &b c", 1, "«a: &b c»", /comillas simples/],
  ["another place's name", "a: *importante*", 1, "«a: *importante*»", /comillas simples/],
  ["a mark of type", "a: !Hola", 1, "«a: !Hola»", /comillas simples/],
  ["text behind quotes", 'a: "x" y', 1, '«a: "x" y»', /comillas simples/],
  ["an open quote", "a: 1\nb: 'x\nc: 2", 2, "«b: 'x»", /comilla al final/],
  ["no space behind the colon", "a:x\nb: 2", 1, "«a:x»", /dos puntos y un espacio/],
  ["no colon", "a: 1\nb 2\nc: 3", 2, "«b 2»", /dos puntos/],
  ["a tabulator", "a: x\n\tb: 2", 2, "«b: 2»", /tabulador/],
  ["a tabulator before the first of several", "a:\n\tb: 2\n  c: 3", 2, "«b: 2»", /tabulador/],
  ["another space behind the colon", "a: 1\nb:\u00a02", 2, "«b:\u00a02»", /espacio de otra clase/],
  [
    "another space at the beginning",
    "a:\n\u00a0 b: 1\n  c: 2\n  d: 3",
    2,
    "«b: 1»",
    /de otra clase/,
  ],
  ["a line that is moved in", "a: x\n   b: 2", 1, "«a: x»", /misma altura/],
  ["two shops in one file", "a: 1\n---\nb: 2", 2, "«---»", /---/],
  [
    "a choice that Git has left",
    "a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> main\nc: 4",
    2,
    "«<<<<<<< HEAD», que pone Git donde se cruzan dos cambios",
    /deja la que vale/,
  ],
  [
    "a document of TextEdit",
    "{\\rtf1\\ansi\n{\\a}\na: 1}",
    undefined,
    "un documento RTF, de TextEdit o de WordPad",
    /texto sin formato/,
  ],
  [
    "a document of Word",
    "PK\x03\x04\u00fe",
    undefined,
    "un documento de Word o de otro programa de escritura",
    /texto sin formato/,
  ],
  ["a PDF", "%PDF-1.7\n1 0 obj", undefined, "un documento PDF", /texto sin formato/],
  ["a page", "<!DOCTYPE html>\n<p>a: 1", undefined, "una página web", /texto sin formato/],
  ["no field at all", "hola", undefined, "un texto sin campos", /copia anterior/],
  ["nothing", "", undefined, "nada", /copia anterior/],
])("%s is told of with its line", (_what, text, line, found, advice) => {
  const { problems } = read(text);
  expect(problems).toEqual([
    expect.objectContaining({ found, advice: expect.stringMatching(advice) }),
  ]);
  expect(problems[0]?.line).toBe(line);
});

test.each([
  [
    "curly quotes",
    "a: “Bolso”",
    "Estas comillas se ven en la tienda: si no las quieres, quítalas.",
  ],
  [
    "what looks like part of a text and is a remark",
    "a: Bolso #1",
    "Lo que sigue a la almohadilla, «#1», no se lee",
  ],
])("%s are pointed out", (_what, text, advice) => {
  expect(read(text).problems).toEqual([
    expect.objectContaining({
      key: ["a"],
      line: 1,
      warning: true,
      advice: expect.stringContaining(advice),
    }),
  ]);
});

test("what nobody sees is no part of what is written", () => {
  const text =
    "\u200ba: '\u202a+34 600\u202c'\nb: new\u00a0\r\nc: 24\u202f\n\ufeffd: 27\u00a0cm 👩🏽‍🦱\u200e";
  expect(read(text)).toMatchObject({
    data: { a: "+34 600", b: "new", c: 24, d: "27\u00a0cm 👩🏽‍🦱" },
    problems: [],
  });
});

test("a text may run over several lines, in quotes or not", () => {
  expect(read("a: Bolso\n  rojo\nb: >-\n  uno\n  dos\nc: 'It''s'").data).toEqual({
    ...{ a: "Bolso rojo", b: "uno dos", c: "It's" },
  });
});

describe("a file", () => {
  const written = (bytes: Uint8Array) =>
    check(sampleFiles, undefined, {
      texts: new Map(
        Object.entries(sampleFiles).map(([file, content]) => [
          file,
          file === "tienda.yaml" ? bytes : Buffer.from(textOf(content)),
        ]),
      ),
    });

  test("may have been saved with a BOM and with the line ends of Windows", () => {
    const { content, problems } = written(Buffer.from(`\uFEFF${shop.replaceAll("\n", "\r\n")}`));
    expect(problems).toEqual([]);
    expect(content?.shop.brand).toBe("Bolsos Luna");
  });

  test.each([
    ["latin1", shop.replace("Bolsos", "Diseños")],
    ["utf16le", `\uFEFF${shop}`],
  ] as const)("in %s is told how to be saved", (encoding, text) => {
    expect(written(Buffer.from(text, encoding)).problems).toEqual([
      expect.objectContaining({
        file: "content/tienda.yaml",
        advice: expect.stringContaining("Guárdalo como UTF-8"),
      }),
    ]);
  });
});

test("one file that cannot be read leaves nothing out of what is said of the others", () => {
  const broken = withText("tienda.yaml", (text) => `${text}\tx`);
  const problems = problemsOf({ ...broken, "nosotros.yaml": { paragraphs: [] } });
  expect(problems.map(({ where }) => where)).toEqual([
    "Datos de la tienda",
    "Sobre Nosotros",
    "Sobre Nosotros",
  ]);
});
