import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { isContentDocument, type MediaInfo } from "../../model/content-files.ts";
import { type ExampleContent, ownerTexts, publishWarnings } from "../../model/example-content.ts";
import { parseContent } from "../../model/parse-content.ts";
import { isError, type Problem } from "../../model/problem.ts";
import type { Content } from "../../model/types.ts";
import { normalizeFileName } from "../../model/values.ts";
import { parseYaml } from "../../model/yaml.ts";
import { CONTENT_DIR, gitBlobId, listFiles, readContentFile } from "./content-dir.ts";
import { inspectMediaFile } from "./inspect-media.ts";

export type LoadedShop = {
  /** Only where nothing serious is wrong. */
  content?: Content;
  problems: Problem[];
  /** Whether a page shows a photo or film; no other is published. */
  isPublished: (file: string) => boolean;
};

let shopPromise: Promise<LoadedShop> | undefined;

/** The shop as its owner has written it: read once, by whoever asks first, and anew after a change. */
export function loadShop(): Promise<LoadedShop> {
  shopPromise ??= readShop();
  return shopPromise;
}

/** Lets the shop be read anew: something in `content/` has changed, or another build begins. */
export const invalidateShop = (): void => {
  shopPromise = undefined;
};

const NOT_UTF8_MESSAGE =
  "Las tildes y las eñes están guardadas en un código antiguo: guarda el archivo como UTF-8 (en el Bloc de notas, «Guardar como» y, en «Codificación», UTF-8).";

async function readShop(): Promise<LoadedShop> {
  const written: Record<string, string> = {};
  const others: Record<string, MediaInfo> = {};
  const foreign: Problem[] = [];
  const read = async (file: string) => {
    // On the disk an accent may be a character of its own.
    const name = normalizeFileName(file);
    if (!isContentDocument(name)) {
      others[name] = await inspectMediaFile(file);
      return;
    }
    const bytes = await readContentFile(file);
    written[name] = bytes.toString();
    if (!isUtf8(bytes)) foreign.push({ file: name, message: NOT_UTF8_MESSAGE });
  };
  await Promise.all((await listFiles(CONTENT_DIR)).map(read));
  const { content, problems, publishedFiles } = parseContent({ documents: written, media: others });
  const all = [...foreign, ...problems];
  return {
    ...(content && !all.some(isError) && { content }),
    problems: all,
    isPublished: (file) => publishedFiles.has(normalizeFileName(file)),
  };
}

/** What a shop's files say, and Git's name for the bytes of all others. */
async function readContentFolder(folder: string) {
  const [written, oids] = [new Map<string, unknown>(), new Map<string, string>()];
  for (const file of await listFiles(folder)) {
    const bytes = await readFile(path.join(folder, file));
    const name = normalizeFileName(file);
    if (isContentDocument(name)) written.set(name, parseYaml(bytes.toString()).data);
    else oids.set(name, gitBlobId(bytes));
  }
  return { written, oids };
}

/** What tells that something is still the demonstration's. */
export async function readExampleContent(): Promise<ExampleContent> {
  const { written, oids } = await readContentFolder("example");
  const texts = [...written].flatMap(([file, data]) => ownerTexts(file, data));
  return { texts: [...new Set(texts)], blobIds: [...new Set(oids.values())] };
}

/** What the owner can publish without, and should not. */
export async function loadPublishWarnings(content: Content): Promise<Problem[]> {
  const { written, oids } = await readContentFolder(CONTENT_DIR);
  return publishWarnings(content, Object.fromEntries(written), oids, await readExampleContent());
}
