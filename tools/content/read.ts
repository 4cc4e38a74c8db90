import path from "node:path";
import { type Logger, type Plugin, runnerImport } from "vite";
import { missingKeys } from "../mail/keys.ts";
import { type Content, contentProblems, type Problem, problemReport } from "./check.ts";
import { FILMS, filesBelow, inspectPhotos } from "./photo-files.ts";

/** The files of `content/`, and what each has to export. */
const FILES = {
  shop: ["shop", "url", "legal"],
  about: ["about"],
  pictures: ["pictures"],
  catalogue: ["catalogue"],
} as const;

const NO_ADDRESS =
  "La tienda aún no tiene dirección pública («url» en content/shop.ts): se publica sin mapa del sitio, sin catálogos para Google e Instagram y sin la foto de los enlaces compartidos.";

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

/** Something that everything else relies on is not where it should be. */
const misplaced: Problem = {
  where: "Carpeta content",
  field: "los archivos .ts",
  found: "una parte que falta o que no está en su sitio",
  mend: "Mira si en lo último que has cambiado has borrado de más, o recupéralo de una copia anterior.",
};

/** Reads `content/*.ts` and the files beside them. */
export async function readContent(): Promise<{ content?: Content; problems: Problem[] }> {
  const modules: Record<string, unknown> = {};
  const broken: Problem[] = [];
  for (const [name, parts] of Object.entries(FILES)) {
    try {
      const { module } = await runnerImport<object>(path.resolve(`content/${name}.ts`), {
        logLevel: "silent",
      });
      Object.assign(modules, module);
      broken.push(...parts.filter((part) => !(part in module)).map((part) => lost(name, part)));
    } catch (error) {
      broken.push(unreadable(name, error));
    }
  }
  if (broken.length > 0) return { problems: broken };
  const content = modules as Content;
  const [photos, films] = [await inspectPhotos(), await filesBelow(FILMS)];
  try {
    return { content, problems: contentProblems(content, photos, films) };
  } catch {
    return { problems: [misplaced] };
  }
}

/** An error in words for the owner, and no others: where in the code it arose says nothing to them. */
const ownerError = (message: string): Error =>
  Object.assign(new Error(message), { stack: message });

/**
 * Sees that the shop can be published: its content is in order, and it has the keys of the e-mail
 * provider. Names everything that is wrong at once.
 *
 * @throws what keeps the shop from being published, in Spanish
 */
export async function requirePublishable(
  { env, mode }: { env: Readonly<Record<string, string>>; mode: string },
  logger: Pick<Logger, "warn">,
): Promise<void> {
  const { content, problems } = await readContent();
  const keys = missingKeys(env);
  const report = problemReport(problems);
  if (keys || problems.some(isSerious)) throw ownerError([report, keys].filter(Boolean).join("\n"));
  if (report) logger.warn(report);
  if (mode !== "demo" && !content?.url) logger.warn(NO_ADDRESS);
}

const isSerious = ({ warning }: Problem): boolean => !warning;

/** Shows what is wrong with the content over the page of the development server, after each change. */
export function watchContent(): Plugin {
  return {
    name: "ovillo:content",
    apply: "serve",
    async buildStart() {
      const { problems } = await readContent();
      if (problems.length > 0) this.warn(problemReport(problems));
    },
    configureServer({ watcher, ws, config }) {
      watcher.on("all", async (_event, file) => {
        // Photographs are watched by a path that begins with `content` (tools/site/photos.ts).
        if (!/(^|[\\/])content[\\/]/.test(file)) return;
        const { problems } = await readContent();
        if (problems.length === 0) return;
        const message = problemReport(problems);
        config.logger.warn(message);
        if (problems.some(isSerious)) ws.send({ type: "error", err: { message, stack: "" } });
      });
    },
  };
}
