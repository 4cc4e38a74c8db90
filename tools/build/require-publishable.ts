import type { Logger } from "vite";
import { isSerious } from "../../model/problem.ts";
import { EXAMPLE, readShopFiles, unchanged } from "../content/example-content.ts";
import { CONTENT } from "../content/folders.ts";
import { placeholders } from "../content/placeholders.ts";
import { loadShop } from "../content/read.ts";
import { problemReport } from "../content/report.ts";
import { OwnerError } from "../machine/owner-error.ts";

const listed = (title: string, lines: readonly string[]): string =>
  [title, "", ...lines.map((line) => `  · ${line}`), ""].join("\n");

/** @throws in Spanish everything that keeps the shop from being published */
export async function requirePublishable(
  mode: string,
  logger: Pick<Logger, "warn">,
): Promise<void> {
  const { content, problems } = await loadShop();
  const report = problemReport(problems);
  if (!content || problems.some(isSerious)) throw new OwnerError(report);
  if (report) logger.warn(report);
  if (mode === "demo") return;
  const missing = placeholders(content);
  if (missing.length > 0) logger.warn(listed("Se publica, pero falta por completar:", missing));
  const left = unchanged(await readShopFiles(CONTENT), await readShopFiles(EXAMPLE));
  if (left.length > 0)
    logger.warn(listed("Se publica, pero sigue siendo de la demostración:", left));
}
