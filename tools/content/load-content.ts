import { isUtf8 } from "node:buffer";
import { isContentDocument } from "../../model/content/content-files.ts";
import { parseContent } from "../../model/content/parse-content.ts";
import type { Content } from "../../model/content/types.ts";
import { isError, type Problem } from "../../model/schema/problem.ts";
import { normalizeFileName } from "../../model/schema/text.ts";
import { CONTENT_DIR, hasReadableName, listAllFiles, readContentFile } from "../content-dir.ts";
import { forEachParallel } from "../for-each-parallel.ts";
import { type MediaFile, readMediaFile } from "./inspect-media.ts";

/** Content without errors, and the files that its pages use. */
export type LoadedContent = {
  content: Content;
  /** All photos and videos, by their path below `content/`. */
  media: ReadonlyMap<string, MediaFile>;
  publishedFiles: ReadonlySet<string>;
};

const NOT_UTF8_MESSAGE =
  "Las tildes y las eñes están guardadas en un código antiguo: guarda el archivo como UTF-8 (en el Bloc de notas, «Guardar como» y, en «Codificación», UTF-8).";

const MISNAMED_MESSAGE =
  "El nombre del archivo está en un código antiguo y no se puede abrir: ponle otro, sin tildes ni eñes. La tienda se publica sin él.";

const UNREADABLE_MESSAGE =
  "El archivo no se puede leer. Puede que aún esté en la nube (iCloud, OneDrive, Drive…): ábrelo o descárgalo, y repítelo. No lo borres ni pongas otro en su lugar.";

/** Reads and checks the owner's content. Returns only the report of its problems if one of them is an error. */
export async function loadContent(): Promise<{ loadedContent?: LoadedContent; report: string }> {
  // Maps, because an object would lose a file named `__proto__`.
  const documents = new Map<string, string>();
  const media = new Map<string, MediaFile>();
  const encodingProblems: Problem[] = [];
  const addFile = async (file: string) => {
    // File systems may store an accent as a separate character.
    const name = normalizeFileName(file);
    if (!isContentDocument(name)) {
      media.set(name, await readMediaFile(file));
      return;
    }
    const bytes = await readContentFile(file);
    documents.set(name, bytes.toString());
    if (!isUtf8(bytes)) encodingProblems.push({ file: name, message: NOT_UTF8_MESSAGE });
  };
  const unreadableProblems: Problem[] = [];
  const allFiles = await listAllFiles(CONTENT_DIR);
  await forEachParallel(allFiles.filter(hasReadableName), (file) =>
    addFile(file).catch(() => {
      unreadableProblems.push({ file, message: UNREADABLE_MESSAGE });
    }),
  );
  // What the other files lack may be in these.
  if (unreadableProblems.length > 0) return { report: formatProblemReport(unreadableProblems) };
  const { content, problems, publishedFiles } = parseContent({
    documents: Object.fromEntries(documents),
    media: Object.fromEntries(media),
  });
  problems.unshift(...encodingProblems);
  for (const file of allFiles)
    if (!hasReadableName(file)) problems.push({ file, message: MISNAMED_MESSAGE, warning: true });
  const report = formatProblemReport(problems);
  if (!content || problems.some(isError)) return { report };
  return { report, loadedContent: { content, media, publishedFiles } };
}

/** Formats problems for the owner; returns an empty string if there are none. */
export function formatProblemReport(problems: readonly Problem[]): string {
  const errors = problems.filter(isError);
  const warnings = problems.filter((problem) => !isError(problem));
  return [
    ...formatNumberedList("La tienda no se publica hasta que arregles esto:", errors),
    ...formatNumberedList("Avisos, que no impiden publicar:", warnings),
  ].join("\n");
}

function formatNumberedList(title: string, problems: readonly Problem[]): string[] {
  if (problems.length === 0) return [];
  const lines = problems.flatMap(({ file, line, path = [], fieldLabel, message }, i) => {
    const key = typeof path.at(-1) === "string" ? ` (${path.at(-1)})` : "";
    const location = `${CONTENT_DIR}/${file}${line ? `, línea ${line}` : ""}`;
    return [
      "",
      `  ${i + 1}. ${location}${fieldLabel ? `: ${fieldLabel}${key}` : ""}`,
      `     ${message}`,
    ];
  });
  return [title, ...lines, ""];
}
