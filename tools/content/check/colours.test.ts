import { expect, test } from "vitest";
import { contrast } from "../../../model/contrast.ts";
import {
  problemsOf,
  sampleFiles,
  textOf,
  withShop,
  withText,
} from "../../../tests/support/sample-content.ts";

const sea = { ground: "#f4f7f8", ink: "#1d2a33", accent: "#1f5d7a" };
const withColours = (change: Partial<Record<keyof typeof sea, unknown>>) =>
  problemsOf(withShop({ colours: { ...sea, ...change } }));
const lineOf = (key: string) =>
  textOf({ ...sampleFiles["tienda.yaml"], colours: sea })
    .split("\n")
    .findIndex((line) => line.trim().startsWith(`${key}:`)) + 1;

test("contrast is what WCAG says that it is", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("three colours that can be read on one another are in order, in either case", () => {
  expect(withColours({})).toEqual([]);
  expect(withColours({ ink: "#1D2A33" })).toEqual([]);
});

test.each([
  ["ink", "Textos", "#777777", "4,15:1"],
  ["accent", "Acento", "#6f9db5", "2,72:1"],
] as const)(
  "an %s too light for its ground is refused, with the figure",
  (key, title, colour, figure) => {
    const [problem, ...others] = withColours({ [key]: colour });
    expect(others).toEqual([]);
    expect(problem).toEqual({
      where: "Datos de la tienda",
      field: title,
      found: `«${colour}», que con el fondo «#f4f7f8» tiene un contraste de ${figure}`,
      advice: expect.stringContaining("4,5:1"),
      file: "content/tienda.yaml",
      line: lineOf(key),
      path: ["colours", key],
    });
    // What it is told to write instead does.
    const [, instead] = /(#[0-9a-f]{6})/.exec(problem?.advice ?? "") ?? [];
    expect(withColours({ [key]: instead })).toEqual([]);
  },
);

test("a figure is never rounded up to the one that is wanted", () => {
  expect(contrast("#767676", "#fefefe")).toBeGreaterThan(4.5);
  const [problem] = withColours({ ground: "#ffffff", ink: "#777777" });
  expect(problem?.found).toContain("4,47:1");
});

test("a ground too dark for the green and the red that never change is refused", () => {
  const [problem, ...others] = withColours({
    ground: "#17202a",
    ink: "#f4f7f8",
    accent: "#f4f7f8",
  });
  expect(problem).toMatchObject({
    field: "Fondo",
    found: expect.stringMatching(/^«#17202a», y el verde de WhatsApp \(#1f6b4a\).* 2,\d\d:1$/),
    line: lineOf("ground"),
  });
  expect(others).toEqual([]);
  const [, instead] = /(#[0-9a-f]{6})/.exec(problem?.advice ?? "") ?? [];
  expect(withColours({ ground: instead, ink: "#000000", accent: "#000000" })).toEqual([]);
});

test.each(["azul", "#1d2a3", 123456, "#1d2a333f"])(
  "%s is no colour, and is told so alone",
  (ink) => {
    const problems = withColours({ ink });
    expect(problems.map(({ field, line }) => [field, line])).toEqual([["Textos", lineOf("ink")]]);
  },
);

test("a colour without its quotes is no secret comment", () => {
  const problems = problemsOf(
    withText(
      "tienda.yaml",
      (text) => `${text}colours:\n  ground: #f4f7f8\n  ink: '#1d2a33'\n  accent: '#1f5d7a'\n`,
    ),
  );
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ field: "Fondo", found: "vacío" });
  expect(problems[0]?.written).toContain("entre comillas simples");
});
