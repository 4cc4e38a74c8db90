import { screens, states } from "../../support/states.ts";
import { expect, open, test } from "../../support/visit.ts";

test.use({ film: true });

// What a screen reader is told, in Spanish. A change that is meant is accepted with
// `npx playwright test access-tree --project="shop-*" --update-snapshots`, and read in the diff.

test("what a screen reader finds around every screen", async ({ page, isMobile }) => {
  await open(page, "/#/essentials");
  const header = `header-${isMobile ? "mobile" : "desktop"}.aria.yml`;
  await expect(page.getByRole("banner")).toMatchAriaSnapshot({ name: header });
  await expect(page.getByRole("contentinfo")).toMatchAriaSnapshot({ name: "footer.aria.yml" });
});

for (const { name, reach } of screens) {
  test(`what a screen reader finds: ${name}`, async ({ page, mail, visit }) => {
    await reach({ page, mail, visit });
    await expect(page.getByRole("main")).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}

// What a card and a form are at first is in the trees of their screens.
for (const { name, reach, part } of states.filter(({ name }) => !/arrows|empty/.test(name))) {
  test(`what a screen reader finds: ${name}`, async ({ page, mail, visit }) => {
    await reach({ page, mail, visit });
    await expect(part(page)).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
