import { expect, open, test } from "../../support/visit.ts";

test("what is said of a bag stays beside its photos", {
  tag: "@desktop",
}, async ({ page }) => {
  await open(page, "/bolsos/chain-bag/");
  const share = page.getByRole("button", { name: "Copiar el enlace" });

  await test.step("and never lies over what comes below", async () => {
    const second = page.getByRole("list", { name: /^Fotos de / }).getByRole("img");
    await second.nth(1).scrollIntoViewIfNeeded();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();

    const order = page.getByRole("region", { name: "Cómo pedir" });
    await order.evaluate((element) => element.scrollIntoView({ block: "start" }));
    await expect(order.getByRole("heading")).toBeInViewport();
    await expect
      .poll(async () => {
        const [words, below] = [await share.boundingBox(), await order.boundingBox()];
        return (below?.y ?? 0) - ((words?.y ?? 0) + (words?.height ?? 0));
      }, "room between the words and what comes below")
      .toBeGreaterThan(0);
  });
});
