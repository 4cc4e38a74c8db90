import { screens, states } from "../../support/states.ts";
import { expect, test } from "../../support/visit.ts";

// What a screen reader is told, in Spanish. A change that is meant is accepted with
// `npx playwright test access-tree --project="shop-*" --update-snapshots`, and read in the diff.

for (const { name, reach } of screens) {
  test(`what a screen reader finds: ${name}`, async ({ page, mail, visit, isMobile }) => {
    await reach({ page, mail, visit });
    await expect(page.locator("body")).toMatchAriaSnapshot({
      name: `${name}-${isMobile ? "mobile" : "desktop"}.aria.yml`,
    });
  });
}

for (const { name, reach, part } of states) {
  test(`what a screen reader finds: ${name}`, async ({ page, mail, visit }) => {
    await reach({ page, mail, visit });
    await expect(part(page)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
