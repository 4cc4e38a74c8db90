import { axeViolations } from "../../support/axe.ts";
import { screens, states } from "../../support/states.ts";
import { expect, test } from "../../support/visit.ts";

for (const { name, reach } of [...screens, ...states])
  test.describe(() => {
    test.use({ film: name === "home" });

    test(`axe finds nothing to mend: ${name}`, { tag: "@proof" }, async ({ page, mail, visit }) => {
      await reach({ page, mail, visit });
      expect(await axeViolations(page)).toEqual([]);
    });
  });
