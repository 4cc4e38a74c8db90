import type { Logger } from "vite";
import { isSerious } from "../../model/problem.ts";
import { leftToDo } from "../content/demo-files.ts";
import { loadShop } from "../content/read.ts";
import { problemReport } from "../content/report.ts";
import { OwnerError } from "../machine/owner-error.ts";

/** @throws in Spanish everything that keeps the shop from being published */
export async function requirePublishable(
  mode: string,
  logger: Pick<Logger, "warn">,
): Promise<void> {
  const { content, problems } = await loadShop();
  if (!content || problems.some(isSerious)) throw new OwnerError(problemReport(problems));
  const left = mode === "demo" ? [] : await leftToDo(content);
  const report = problemReport([...problems, ...left]);
  if (report) logger.warn(report);
}
