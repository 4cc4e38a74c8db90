import type { Page } from "@playwright/test";
import axe from "axe-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds to mend on the page as it is now, one line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Not as a <script>, which the page's content security policy would refuse.
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const found = await axe.run({
      runOnly: { type: "tag", values },
      rules: { "target-size": { enabled: true } },
    });
    return found.violations.map(
      ({ id, impact, nodes }) =>
        `${id} (${impact}): ${nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`).join("\n")}`,
    );
  }, RULES);
}
