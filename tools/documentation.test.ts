import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { aboutSchema, bagSchema, picturesSchema, shopSchema } from "../model/schema.ts";
import packageJson from "../package.json" with { type: "json" };

const PICTURES_DIR = "docs/guia";
/** What a guide may weigh on a phone, all pictures of it. */
const MAX_PICTURES_BYTES = 600_000;

const listFiles = async (dir: string) =>
  (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...(await listFiles("docs")).filter((file) => file.endsWith(".md")),
];
/** Those for whoever runs the shop. */
const OWNER_GUIDES = ["docs/guia.md", "docs/publicar.md", "docs/prueba-de-una-hora.md"];

const read = (file: string) => readFile(file, "utf8");
const stripCodeBlocks = (text: string) => text.replace(/^( *)```[\s\S]*?^\1```$/gm, "");
const matchGroups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, what = ""]) => what);

/** A heading's address, as GitHub makes it. */
const headingAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
const readAnchors = async (file: string) =>
  matchGroups(stripCodeBlocks(await read(file)), /^#+ (.+)$/gm).map(headingAnchor);

test.each(documents)("%s: each link leads somewhere", async (file) => {
  const lost: string[] = [];
  for (const link of matchGroups(stripCodeBlocks(await read(file)), /\]\(([^)\s]+)\)/g)) {
    if (/^https?:/.test(link)) continue;
    const [target = "", anchor] = link.split("#");
    const place = target ? path.join(path.dirname(file), target) : file;
    // `content/` is its owner's: what she takes out of it is no mistake of a document.
    if (place.startsWith(`content${path.sep}`)) continue;
    if (!existsSync(place)) lost.push(link);
    else if (anchor && !(await readAnchors(place)).includes(anchor)) lost.push(link);
  }
  expect(lost).toEqual([]);
});

test.each(documents)("%s: each command and each file of the project is there", async (file) => {
  const text = await read(file);
  const scripts = Object.keys(packageJson.scripts);
  const commands = matchGroups(text, /\bnpm run ([\w:]+)/g);
  expect(commands.filter((command) => !scripts.includes(command))).toEqual([]);
  const files = matchGroups(text, /`((?:src|tools|tests|docs|example|\.ci|\.github)\/[\w./-]+)`/g);
  expect(files.filter((each) => !existsSync(each))).toEqual([]);
});

describe("what the owner reads", () => {
  test.each(OWNER_GUIDES)("%s: what it quotes is said so by the shop", async (file) => {
    const sources = [
      ...(
        await Promise.all(["model", "src", "tools", "workshop", ".github"].map(listFiles))
      ).flat(),
    ].filter((each) => !/\.test\.tsx?$/.test(each));
    const said = (await Promise.all(sources.map(read))).join("\n").replace(/\s+/g, " ");
    // Where it leaves something out there is a sign for it.
    const quoted = matchGroups(stripCodeBlocks(await read(file)), /«([^«»]*)»/g);
    const parts = quoted.flatMap((quote) => quote.split("…")).map((part) => part.trim());
    expect(parts.filter((part) => !said.includes(part))).toEqual([]);
    expect(quoted.length).toBeGreaterThan(5);
  });

  test("each field has its line in the guide", async () => {
    const guide = await read("docs/guia.md");
    const fields = [bagSchema, shopSchema, aboutSchema, picturesSchema].flatMap(({ shape }) =>
      Object.keys(shape),
    );
    expect(fields.filter((field) => !guide.includes(`\`${field}\``))).toEqual([]);
  });

  test("each picture is shown, and all of them are soon there", async () => {
    const texts = (await Promise.all(OWNER_GUIDES.map(read))).join("\n");
    const pictures = await listFiles(PICTURES_DIR);
    expect(pictures.filter((file) => !texts.includes(`(guia/${path.basename(file)})`))).toEqual([]);
    const sizes = await Promise.all(pictures.map(async (file) => (await stat(file)).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_PICTURES_BYTES);
  });
});
