import type { Page } from "@playwright/test";
import axe from "axe-core";

/** What axe finds to mend on the page as it is now, one line each. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  // Not as a <script>, which the page's content security policy would refuse.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      rules: { "target-size": { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
  });
}
