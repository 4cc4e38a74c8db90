import type { Logger } from "vite";
import type { Content } from "../../model/types.ts";
import { loadPublishWarnings, loadShop } from "../content/load-shop.ts";
import { formatProblemReport } from "../content/problem-report.ts";

/** Returns the content, unless it has errors, and the report of its problems in Spanish. */
export async function loadCheckedContent(
  mode = "demo",
): Promise<{ content: Content | undefined; report: string }> {
  const { content, problems } = await loadShop();
  if (!content) return { content, report: formatProblemReport(problems) };
  const warnings = mode === "demo" ? [] : await loadPublishWarnings(content);
  return { content, report: formatProblemReport([...problems, ...warnings]) };
}

/** Exits before Vite writes anything if the content has errors; otherwise logs the warnings. */
export async function requirePublishable(mode: string, logger: Logger): Promise<void> {
  const { content, report } = await loadCheckedContent(mode);
  if (content) {
    if (report) logger.warn(report);
    return;
  }
  // A throw would be wrapped in Vite's English error.
  logger.error(report);
  process.exit(1);
}
