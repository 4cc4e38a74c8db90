import type { Plugin } from "vite";
import { isSerious } from "../../model/problem.ts";
import { isContent, writePause } from "../content/changes.ts";
import { forgetShop, loadShop } from "../content/read.ts";
import { problemReport } from "../content/report.ts";
import { html, inline } from "../site/html.ts";
import { changesMedia, forgetMedia } from "../site/media.ts";

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

/** The report, where the shop cannot be shown; and whether pages reload. */
type Look = { report: string; reload: boolean };

/** What the report's own page needs. */
const isOfVite = (address = ""): boolean => /^\/(@|node_modules\/)/.test(address);

/**
 * Watches the owner's files for the development server. A problem is shown in place of the pages and in the terminal;
 * meanwhile Vite, which would report in English, gets no request.
 */
export function watchContent(): Plugin {
  let checked = Promise.resolve<Look>({ report: "", reload: false });
  return {
    name: "ovillo:content",
    async configureServer({ watcher, ws, config, middlewares }) {
      let looks = 0;
      let [told, shown] = ["", ""];
      const look = async (): Promise<Look> => {
        looks += 1;
        const mine = looks;
        const { problems } = await loadShop();
        const said = problemReport(problems);
        const report = problems.some(isSerious) ? said : "";
        const reload = report !== "" || shown !== "";
        // A later change is being looked at, and will be told.
        if (mine !== looks) return { report, reload };
        if (said && said !== told) config.logger.warn(said);
        if (!said && told) config.logger.info("El contenido vuelve a estar en orden.\n");
        // Not at the start: Vite would keep the message for the first page, which is up to date.
        if (mine > 1 && report !== shown) ws.send({ type: "full-reload" });
        [told, shown] = [said, report];
        return { report, reload };
      };
      checked = look();
      watcher.on("all", (_event, file) => {
        if (!isContent(file)) return;
        forgetShop();
        checked = writePause().then(async () => {
          // Again: a request in the meantime may have read half of a file.
          forgetShop();
          const found = await look();
          if (await changesMedia(file)) forgetMedia();
          if (!found.reload) ws.send({ type: "full-reload" });
          return found;
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
  };
}
