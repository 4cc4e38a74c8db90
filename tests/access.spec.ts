import axe from "axe-core";
import { screens, states } from "./states.ts";
import { expect, test } from "./visit.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const { name, reach } of [...screens, ...states]) {
  test(`axe finds nothing to mend: ${name}`, async ({ page, mail, visit }) => {
    await reach({ page, mail, visit });
    // Not as a <script>, which the page's content security policy would refuse.
    await page.evaluate(axe.source);
    const violations = await page.evaluate(async (values) => {
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
    expect(violations).toEqual([]);
  });
}
