import { expect, hold, open, test } from "../../support/visit.ts";

for (const [address, name] of [
  ["/#/novedades", "Novedades"],
  ["/", "Inicio"],
] as const) {
  test(`the link to the page one is on opens a new tab too: ${name}`, { tag: "@proof" }, async ({
    page,
  }) => {
    await open(page, address);
    const link = page.getByRole("contentinfo").getByRole("link", { name });
    const opened = page.context().waitForEvent("page");
    await link.click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await expect(tab.locator("h1")).toHaveText((await page.locator("h1").textContent()) ?? "");
  });
}

test("with Shift such a link opens a new window", { tag: "@proof" }, async ({ page }) => {
  await open(page, "/#/essentials");
  const opened = page.context().waitForEvent("page");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Essentials" })
    .click({ modifiers: ["Shift"] });
  await expect((await opened).locator("h1")).toHaveText("Essentials");
});

test("whichever key is held down, such a press is the browser's, before the app too", {
  tag: "@proof",
}, async ({ page }) => {
  const release = await hold(page, /\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  // Noted here and held back, since each browser does something else with it.
  const taken = await page.evaluateHandle(() => {
    const presses: boolean[] = [];
    addEventListener("click", (event) => {
      presses.push(event.defaultPrevented);
      event.preventDefault();
    });
    return presses;
  });
  const links = [
    page.getByRole("banner").getByRole("link", { name: "ovillo" }),
    page.getByRole("contentinfo").getByRole("link", { name: "Inicio" }),
  ];
  const pressAll = async () => {
    for (const link of links) {
      for (const key of ["Control", "Meta", "Shift"] as const)
        await link.click({ modifiers: [key] });
      await link.click();
    }
  };
  const theBrowsers = [false, false, false, true];
  await pressAll();
  expect(await taken.jsonValue()).toEqual([...theBrowsers, ...theBrowsers]);
  release();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await pressAll();
  expect((await taken.jsonValue()).slice(8)).toEqual([...theBrowsers, ...theBrowsers]);
});

test("the skip link too opens its page in a new tab", { tag: "@proof" }, async ({ page }) => {
  await open(page, "/");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await skip.focus();
  const opened = page.context().waitForEvent("page");
  await skip.press("ControlOrMeta+Enter");
  await expect((await opened).getByRole("main")).toBeAttached();
});

test("what something else has taken care of is left to it", { tag: "@proof" }, async ({ page }) => {
  await open(page, "/#/novedades");
  await page.evaluate(() => {
    document.body.addEventListener("click", (event) => event.preventDefault());
  });
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await skip.focus();
  await skip.press("Enter");
  await expect(skip).toBeFocused();
});

test("a press that an extension makes up on the page as a whole is no error, before the app too", {
  tag: "@proof",
}, async ({ page }) => {
  const release = await hold(page, /\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const press = () =>
    page.evaluate(() => document.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  await press();
  release();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await press();
  await page.getByRole("banner").getByRole("link", { name: "ovillo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  // A listener that throws is a page error, which fails any visit.
  await open(page, "/bolsos/moon-bag/");
  await press();
});

test("a photo is left to the browser where a key asks for its file", { tag: "@proof" }, async ({
  page,
}) => {
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
