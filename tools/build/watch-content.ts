import path from "node:path";
import type { Plugin } from "vite";
import { isSerious } from "../../model/problem.ts";
import { isContent, untilWritten } from "../content/changes.ts";
import { forgetShop, loadShop } from "../content/read.ts";
import { problemReport } from "../content/report.ts";
import { html, inline } from "../site/html.ts";
import { contentModule } from "./content-module.ts";

/** What the app reads of it (src/virtual.d.ts). */
const MODULE = "\0virtual:content";

const STYLE = `
  :root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #2b2622; background: #f6f2ec; }
  body { max-width: 48rem; margin: 0 auto; padding: 2rem 1rem; }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Stands in for every page of the shop while its content is not in order. */
const reportPage = (report: string): string =>
  html`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hay algo que arreglar</title>
<link rel="icon" href="data:,">
${inline("style", STYLE)}
<script type="module" src="/@vite/client"></script>
</head>
<body>
<h1>Hay algo que arreglar</h1>
<pre>${report}</pre>
<p>En cuanto guardes el cambio, la tienda vuelve a esta página ella sola.</p>
</body>
</html>
`.text;

/** What is wrong with the content, if the shop cannot be shown; and whether pages are loaded anew. */
type Look = { report: string; reload: boolean };

/** What the report's own page needs of Vite. */
const isOfVite = (address = ""): boolean => /^\/(@|node_modules\/)/.test(address);

/**
 * Hands the app what the owner has written, `virtual:content`. The development server follows each
 * change; what is wrong it shows in the place of its pages, and in the terminal, at the start too.
 * Meanwhile nothing of the shop is asked of Vite, which would say it in English.
 *
 * @param mode `demo` for the shop that sends its mail to the host that serves it
 */
export function watchContent(mode: string): Plugin {
  let checked = Promise.resolve<Look>({ report: "", reload: false });
  return {
    name: "ovillo:content",
    resolveId: (id) => (`\0${id}` === MODULE ? MODULE : null),
    load: async (id) => (id === MODULE ? contentModule((await loadShop()).content, mode) : null),
    async configureServer({ watcher, ws, config, middlewares, environments }) {
      let looks = 0;
      let [told, shown] = ["", ""];
      const look = async (): Promise<Look> => {
        looks += 1;
        const mine = looks;
        const { problems } = await loadShop();
        const said = problemReport(problems);
        const report = problems.some(isSerious) ? said : "";
        const reload = report !== "" || shown !== "";
        // Something else has changed since, and who looks at that will tell.
        if (mine !== looks) return { report, reload };
        if (said && said !== told) config.logger.warn(said);
        if (!said && told) config.logger.info("El contenido vuelve a estar en orden.\n");
        // Not at the start: Vite keeps it for the first page that asks, which is right already.
        if (mine > 1 && report !== shown) ws.send({ type: "full-reload" });
        [told, shown] = [said, report];
        return { report, reload };
      };
      checked = look();
      watcher.on("all", (_event, file) => {
        if (!isContent(file)) return;
        for (const { moduleGraph } of Object.values(environments)) {
          const module = moduleGraph.getModuleById(MODULE);
          if (module) moduleGraph.invalidateModule(module);
        }
        forgetShop();
        // Again: who has asked meanwhile may have read half of a file.
        checked = untilWritten().then(() => {
          forgetShop();
          return look();
        });
      });
      middlewares.use(async (request, response, next) => {
        const { report } = await checked;
        if (!report || isOfVite(request.url)) return next();
        const isPage = request.headers.accept?.includes("text/html");
        response.statusCode = isPage ? 500 : 404;
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.end(isPage ? reportPage(report) : "");
      });
      await checked;
    },
    hotUpdate: {
      order: "pre",
      async handler({ file }) {
        if (!isContent(file)) return undefined;
        const module = this.environment.moduleGraph.getModuleById(MODULE);
        const { reload } = await checked;
        // Of the shop's data the build writes what the app knows nothing of: a notice, a logo, who sells.
        const isBeside = path.basename(file) === "tienda.yaml";
        if (isBeside && !reload) this.environment.hot.send({ type: "full-reload" });
        return module && !reload && !isBeside ? [module] : [];
      },
    },
  };
}
