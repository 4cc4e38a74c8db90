import { axeViolations } from "./axe.ts";
import { screens, states } from "./states.ts";
import { expect, test } from "./visit.ts";

for (const { name, reach } of [...screens, ...states]) {
  test(`axe finds nothing to mend: ${name}`, async ({ page, mail, visit }) => {
    await reach({ page, mail, visit });
    expect(await axeViolations(page)).toEqual([]);
  });
}
