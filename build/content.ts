import path from "node:path";
import { type Plugin, runnerImport } from "vite";
import { type Content, contentProblems, type Problem, problemReport } from "./check-content.ts";
import { FILMS, filesBelow, inspectPhotos } from "./photo-files.ts";

const FILES = ["shop", "about", "pictures", "catalogue"] as const;

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

/** Reads `content/*.ts` and the files beside them. */
export async function readContent(): Promise<{ content?: Content; problems: Problem[] }> {
  const modules: Record<string, unknown> = {};
  const broken: Problem[] = [];
  for (const name of FILES) {
    try {
      const { module } = await runnerImport<object>(path.resolve(`content/${name}.ts`), {
        logLevel: "silent",
      });
      Object.assign(modules, module);
    } catch (error) {
      broken.push(unreadable(name, error));
    }
  }
  if (broken.length > 0) return { problems: broken };
  const content = modules as Content;
  const problems = contentProblems(content, await inspectPhotos(), await filesBelow(FILMS));
  return { content, problems };
}

const isSerious = ({ warning }: Problem): boolean => !warning;

/**
 * Checks what the owner has written: a build with problems ends after naming them all. The development
 * server stays, shows them over the page, and looks again after each change.
 */
export function checkContent(): Plugin {
  let developing = false;
  return {
    name: "ovillo:content",
    configResolved({ command }) {
      developing = command === "serve";
    },
    async buildStart() {
      // The shop is built in two parts; the first one speaks for both.
      if (!developing && this.environment.name === "client") return;
      const { problems } = await readContent();
      if (problems.length === 0) return;
      const report = problemReport(problems);
      // Where in the build's code it was thrown says nothing to whoever wrote the content.
      if (!developing && problems.some(isSerious)) this.error({ message: report, stack: "" });
      this.warn(report);
    },
    configureServer({ watcher, ws, config }) {
      watcher.on("all", async (_event, file) => {
        if (!/[\\/]content[\\/]/.test(file)) return;
        const { problems } = await readContent();
        if (problems.length === 0) return;
        const message = problemReport(problems);
        config.logger.warn(message);
        if (problems.some(isSerious)) ws.send({ type: "error", err: { message, stack: "" } });
      });
    },
  };
}
