import { expect, open, test } from "../support/visit.ts";

test.use({ film: false });

test("what is said of a bag stays beside its photos, and never lies over what comes below", {
  tag: "@desktop",
}, async ({ page }) => {
  await open(page, "/bolsos/chain-bag/");
  const name = page.getByRole("heading", { level: 1 });
  const share = page.getByRole("button", { name: "Compartir" });
  const size = page.getByRole("region", { name: "Tamaño" });
  const second = page
    .getByRole("list", { name: /^Fotos de / })
    .getByRole("img")
    .nth(1);

  await second.scrollIntoViewIfNeeded();
  await expect(name).toBeInViewport();

  await size.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await expect(size.getByRole("heading")).toBeInViewport();
  await expect
    .poll(async () => {
      const [words, below] = [await share.boundingBox(), await size.boundingBox()];
      return (below?.y ?? 0) - ((words?.y ?? 0) + (words?.height ?? 0));
    }, "room between the words and what comes below")
    .toBeGreaterThan(0);
});
