import path from "node:path";
import { runnerImport } from "vite";
import { type Content, contentProblems } from "./check.ts";
import { inspectFilms, mediaProblems } from "./media-in-use.ts";
import { canShare, inspectPhotos } from "./photo-files.ts";
import type { Problem } from "./problem.ts";

/** The files of `content/`, and what each has to export. */
const FILES = {
  shop: ["shop", "url", "legal"],
  about: ["about"],
  pictures: ["pictures"],
  catalogue: ["catalogue"],
} as const;

/** Reads `content/*.ts` and the files beside them. */
export async function readContent(): Promise<{ content?: Content; problems: Problem[] }> {
  const exported: Record<string, unknown> = {};
  const broken: Problem[] = [];
  for (const [name, parts] of Object.entries(FILES)) {
    try {
      const { module } = await runnerImport<object>(path.resolve(`content/${name}.ts`), {
        logLevel: "silent",
      });
      Object.assign(exported, module);
      broken.push(...parts.filter((part) => !(part in module)).map((part) => lost(name, part)));
    } catch (error) {
      broken.push(unreadable(name, error));
    }
  }
  if (broken.length > 0) return { problems: broken };
  const content = exported as Content;
  const [photos, films] = await Promise.all([inspectPhotos(), inspectFilms()]);
  try {
    const names = films.map(({ file }) => file);
    const problems = contentProblems(content, photos, names);
    problems.push(...mediaProblems(content, photos, films));
    if (!(await canShare())) problems.push(notShared);
    return { content, problems };
  } catch {
    return { problems: [misplaced] };
  }
}

/** What is wrong in a file that cannot even be read: a comma or a quotation mark, as a rule. */
function unreadable(name: string, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  const line = /\.ts:(\d+):\d+|:(\d+):\d+/.exec(message);
  return {
    where: `content/${name}.ts`,
    field: "el archivo entero",
    found: `algo que no se entiende${line ? ` hacia la línea ${line[1] ?? line[2]}` : ""}`,
    mend: "Mira si en lo último que has cambiado falta una coma, una comilla o una llave, o sobra alguna.",
  };
}

/** A part that has been deleted, or whose name has been changed. */
const lost = (file: string, part: string): Problem => ({
  where: `content/${file}.ts`,
  field: part,
  found: "nada",
  mend: `Falta todo lo que empieza por «export const ${part}». Recupéralo de una copia anterior del archivo.`,
});

/** The picture for chats is gone or broken. */
const notShared: Problem = {
  where: "Carpeta content",
  field: "foto «share.jpg»",
  found: "nada, o un archivo que no se puede leer",
  mend: "Es la foto que acompaña a los enlaces de la tienda. Vuelve a copiarla, como JPEG de al menos 1200 × 630 píxeles.",
};

/** Something that everything else relies on is not where it should be. */
const misplaced: Problem = {
  where: "Carpeta content",
  field: "los archivos .ts",
  found: "una parte que falta o que no está en su sitio",
  mend: "Mira si en lo último que has cambiado has borrado de más, o recupéralo de una copia anterior.",
};
