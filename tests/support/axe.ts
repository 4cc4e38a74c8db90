import type { Page } from "@playwright/test";
import axe from "axe-core";

/** Returns axe's violations in the page's current state, one line each. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  // Evaluated, because the page's content security policy blocks an added <script>.
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
