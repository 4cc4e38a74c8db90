import type { Plugin } from "vite";
import { isSerious } from "./problem.ts";
import { readContent } from "./read.ts";
import { problemReport } from "./report.ts";

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
