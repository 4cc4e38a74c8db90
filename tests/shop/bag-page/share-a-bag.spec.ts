import { expect, open, test } from "../../support/visit.ts";

test("the address of a bag is passed on by whatever the device offers", { tag: "@proof" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (shared: object) => Object.assign(window, { shared }),
    });
  });
  await open(page, "/bolsos/star-bag/?utm_source=ig");
  await page.getByRole("button", { name: "Compartir" }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: object }).shared)).toEqual({
    title: "Star Bag · 26,00 € · ovillo",
    url: new URL("/bolsos/star-bag/", page.url()).href,
  });
});

test("or goes to the clipboard, and that is said", { tag: "@proof" }, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await open(page, "/bolsos/star-bag/");
  await page.getByRole("button", { name: "Compartir" }).click();
  await expect(page.getByRole("status")).toHaveText("Enlace copiado.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

for (const [why, name, says] of [
  ["closes the list again is told nothing", "AbortError", ""],
  ["has a device that shares nothing gets the link copied", "NotAllowedError", "Enlace copiado."],
] as const)
  test(`whoever ${why}`, { tag: "@proof" }, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript((error) => {
      Object.assign(navigator, {
        share: async () => {
          document.documentElement.dataset.shared = "";
          throw new DOMException("", error);
        },
      });
    }, name);
    await open(page, "/bolsos/star-bag/");
    await page.getByRole("button", { name: "Compartir" }).click();
    await expect(page.locator("html[data-shared]")).toBeAttached();
    await expect(page.getByRole("status")).toHaveText(says);
    if (says) expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
