import type { Logger } from "vite";
import type { Content } from "../../model/types.ts";
import { loadPublishWarnings, loadShop } from "../content/load-shop.ts";
import { formatProblemReport } from "../content/problem-report.ts";

/** The content, unless a mistake keeps the shop from being shown; and what there is to say of it, in Spanish. */
export async function loadCheckedContent(
  mode = "demo",
): Promise<{ content: Content | undefined; report: string }> {
  const { content, problems } = await loadShop();
  if (!content) return { content, report: formatProblemReport(problems) };
  const left = mode === "demo" ? [] : await loadPublishWarnings(content);
  return { content, report: formatProblemReport([...problems, ...left]) };
}

/** Ends the build where the content has mistakes, before anything is written; warns of what is missing. */
export async function requirePublishable(mode: string, logger: Logger): Promise<void> {
  const { content, report } = await loadCheckedContent(mode);
  if (content) {
    if (report) logger.warn(report);
    return;
  }
  // Thrown, it would stand below Vite's own words in English.
  logger.error(report);
  process.exit(1);
}
