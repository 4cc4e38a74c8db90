import { expect, open, test } from "../../support/visit.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("on a desktop the address of a bag is copied, without what an app has added to it", {
  tag: "@desktop",
}, async ({ page }) => {
  await open(page, "/bolsos/star-bag/?utm_source=ig");
  await page.getByRole("button", { name: "Copiar el enlace" }).click();
  await expect(page.getByRole("status")).toHaveText("Enlace copiado.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL("/bolsos/star-bag/", page.url()).href,
  );
});
