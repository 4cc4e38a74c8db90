import { expect, open, test } from "../support/visit.ts";

test.use({ film: false });

for (const [address, name] of [
  ["/#/novedades", "Novedades"],
  ["/", "Inicio"],
] as const) {
  test(`the link to the page one is on opens a new tab too: ${name}`, async ({ page }) => {
    await open(page, address);
    const link = page.getByRole("contentinfo").getByRole("link", { name });
    const opened = page.context().waitForEvent("page");
    await link.click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await expect(tab.locator("h1")).toHaveText((await page.locator("h1").textContent()) ?? "");
  });
}

test("the skip link too opens its page in a new tab", async ({ page }) => {
  await open(page, "/");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await skip.focus();
  const opened = page.context().waitForEvent("page");
  await skip.press("ControlOrMeta+Enter");
  await expect((await opened).getByRole("main")).toBeAttached();
});

test("what something else has taken care of is left to it", async ({ page }) => {
  await open(page, "/#/novedades");
  await page.evaluate(() => {
    document.body.addEventListener("click", (event) => event.preventDefault());
  });
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await skip.focus();
  await skip.press("Enter");
  await expect(skip).toBeFocused();
});

test("a photo is left to the browser where a key asks for its file", async ({ page }) => {
  await page.goto("/bolsos/moon-bag/");
  // Held back here, since each browser does something else with it.
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  const photo = page
    .getByRole("main")
    .getByRole("link", { name: /Ampliar/ })
    .first();
  await photo.click({ modifiers: ["Alt"] });
  await expect(page.getByRole("dialog")).toBeHidden();
  await photo.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
