import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { aboutSchema } from "../model/schema/about-schema.ts";
import { bagSchema } from "../model/schema/bag-schema.ts";
import { buildFields, type FieldSpec } from "../model/schema/form-fields.ts";
import { homeSchema } from "../model/schema/home-schema.ts";
import { shopSchema } from "../model/schema/shop-schema.ts";
import packageJson from "../package.json" with { type: "json" };
import { listFiles } from "./content-dir.ts";

const PICTURES_DIR = "docs/guia";
/** For all pictures together: the owner reads the guides on a phone. */
const MAX_PICTURES_BYTES = 600_000;

const listPaths = async (dir: string) => (await listFiles(dir)).map((file) => path.join(dir, file));

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...(await listPaths("docs")).filter((file) => file.endsWith(".md")),
];
const OWNER_GUIDES = ["docs/guia.md", "docs/publicar.md", "docs/prueba-de-una-hora.md"];

const read = (file: string) => readFile(file, "utf8");
const stripCodeBlocks = (text: string) => text.replace(/^( *)```[\s\S]*?^\1```$/gm, "");
const matchGroups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, group = ""]) => group);

/** Builds a heading's anchor as GitHub does. */
const headingAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
const readAnchors = async (file: string) =>
  matchGroups(stripCodeBlocks(await read(file)), /^#+ (.+)$/gm).map(headingAnchor);

test.each(documents)("%s: every link has a target", async (file) => {
  const brokenLinks: string[] = [];
  for (const link of matchGroups(stripCodeBlocks(await read(file)), /\]\(([^)\s]+)\)/g)) {
    if (/^https?:/.test(link)) continue;
    const [target = "", anchor] = link.split("#");
    const targetFile = target ? path.join(path.dirname(file), target) : file;
    // The owner may delete any file of `content/`.
    if (targetFile.startsWith(`content${path.sep}`)) continue;
    if (!existsSync(targetFile)) brokenLinks.push(link);
    else if (anchor && !(await readAnchors(targetFile)).includes(anchor)) brokenLinks.push(link);
  }
  expect(brokenLinks).toEqual([]);
});

test.each(documents)("%s: every npm script and project file in it exists", async (file) => {
  const text = await read(file);
  const scripts = Object.keys(packageJson.scripts);
  const commands = matchGroups(text, /\bnpm run ([\w:]+)/g);
  expect(commands.filter((command) => !scripts.includes(command))).toEqual([]);
  const files = matchGroups(
    text,
    /`((?:lib|model|src|tools|workshop|tests|docs|example|\.ci|\.github)\/[\w./-]+)`/g,
  );
  expect(files.filter((name) => !existsSync(name))).toEqual([]);
});

describe("the owner's guides", () => {
  test.each(OWNER_GUIDES)("%s: every quotation in «» occurs in the source code", async (file) => {
    const folders = ["lib", "model", "src", "tools", "workshop", ".github"];
    const sources = (await Promise.all(folders.map(listPaths)))
      .flat()
      .filter((source) => !/\.test\.tsx?$/.test(source));
    const sourceText = (await Promise.all(sources.map(read))).join("\n").replace(/\s+/g, " ");
    // An ellipsis marks omitted words.
    const quotations = matchGroups(stripCodeBlocks(await read(file)), /«([^«»]*)»/g);
    const parts = quotations.flatMap((text) => text.split(/\s*…\s*/).filter(Boolean));
    expect(parts.filter((part) => !sourceText.includes(part))).toEqual([]);
    expect(quotations.filter((text) => !/\p{L}/u.test(text))).toEqual([]);
    expect(quotations.length).toBeGreaterThan(5);
  });

  test("guia.md names every field, also those of groups", async () => {
    const guide = await read("docs/guia.md");
    const listKeys = (fields: readonly FieldSpec[]): string[] =>
      fields.flatMap(({ key, fields: group = [], item }) => [
        key,
        ...listKeys(group),
        ...listKeys(item?.fields ?? []),
      ]);
    const keys = [bagSchema, shopSchema, aboutSchema, homeSchema].flatMap((schema) =>
      listKeys(buildFields(schema)),
    );
    expect(keys.filter((key) => !guide.includes(`\`${key}\``))).toEqual([]);
  });

  test("guia.md names every choice and every limit of a text in the row of its field", async () => {
    const rows = (await read("docs/guia.md")).split("\n").filter((line) => line.startsWith("| `"));
    const listFacts = ({ choices, maxLength, fields = [], item }: FieldSpec): string[] => [
      ...Object.keys(choices ?? {}).map((choice) => `\`${choice}\``),
      ...(maxLength ? [`${maxLength} letras`] : []),
      ...fields.flatMap(listFacts),
      ...(item ? listFacts(item) : []),
    ];
    const fields = [bagSchema, shopSchema, aboutSchema, homeSchema].flatMap(buildFields);
    const missingFacts = fields.flatMap((field) => {
      const text = rows.filter((row) => row.startsWith(`| \`${field.key}\``)).join();
      const missing = listFacts(field).filter((fact) => !text.includes(fact));
      return missing.length > 0 ? [`${field.key}: ${missing.join(", ")}`] : [];
    });
    expect(missingFacts).toEqual([]);
  });

  test("the guides use every picture; all pictures stay below the size limit", async () => {
    const texts = (await Promise.all(OWNER_GUIDES.map(read))).join("\n");
    const pictures = await listPaths(PICTURES_DIR);
    expect(pictures.filter((file) => !texts.includes(`(guia/${path.basename(file)})`))).toEqual([]);
    const sizes = await Promise.all(pictures.map(async (file) => (await stat(file)).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_PICTURES_BYTES);
  });
});
