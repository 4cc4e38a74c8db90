import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { listFiles } from "../../tools/content-dir.ts";
import { isError } from "../schema/problem.ts";
import { resolveMediaPath } from "./content-files.ts";
import { parseContent } from "./parse-content.ts";

/** The example's documents as earlier versions of the program shipped them. Owners have such files. */
const EARLIER_CONTENT_DIR = "tests/support/earlier-content";

/** Returns all texts in parsed YAML. */
function collectTexts(value: unknown): string[] {
  if (typeof value === "string") return [value.trim()];
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(collectTexts)
    : [];
}

const LARGE_PHOTO_SIZE = { width: 2600, height: 2600 };

test.each(readdirSync(EARLIER_CONTENT_DIR))("the content of %s is read whole", async (date) => {
  const dir = path.join(EARLIER_CONTENT_DIR, date);
  const files = await listFiles(dir);
  const documents = Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(dir, file), "utf8")]),
  );
  const mediaFiles = Object.entries(documents).flatMap(([file, text]) =>
    [...text.matchAll(/[\w./-]+\.(?:jpg|mp4|webm)/g)].map(([name]) => resolveMediaPath(file, name)),
  );
  const media = Object.fromEntries(mediaFiles.map((file) => [file, LARGE_PHOTO_SIZE]));
  const { content, problems } = parseContent({
    documents,
    media: { ...media, "compartir.jpg": LARGE_PHOTO_SIZE },
  });
  expect(problems.filter(isError)).toEqual([]);
  const allTexts = Object.values(documents).flatMap((text) => collectTexts(parse(text)));
  const parsedContent = JSON.stringify(content);
  const isLost = (text: string) => !parsedContent.includes(JSON.stringify(text).slice(1, -1));
  expect(allTexts.filter(isLost)).toEqual([]);
  expect(allTexts.length).toBeGreaterThan(100);
});
