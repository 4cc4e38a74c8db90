import type { Logger } from "vite";
import { loadPublishWarnings, loadShop } from "../content/load-shop.ts";
import { formatProblemReport } from "../content/problem-report.ts";

/** Exits before Vite writes anything if the content has errors; otherwise logs the warnings. */
export async function requirePublishable(mode: string, logger: Logger): Promise<void> {
  const { shop, problems } = await loadShop();
  if (!shop) {
    // A throw would be wrapped in Vite's English error.
    logger.error(formatProblemReport(problems));
    process.exit(1);
  }
  const warnings = mode === "demo" ? [] : await loadPublishWarnings(shop.content);
  const report = formatProblemReport([...problems, ...warnings]);
  if (report) logger.warn(report);
}
