import { expect, hold, open, openMenu, test } from "../../support/visit.ts";

test("the link to the page one is on opens a new tab with Ctrl, and a window with Shift", {
  tag: "@proof",
}, async ({ page }) => {
  await open(page, "/#/novedades");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Novedades" });
  for (const key of ["ControlOrMeta", "Shift"] as const) {
    const opened = page.context().waitForEvent("page");
    await link.click({ modifiers: [key] });
    await expect((await opened).locator("h1")).toHaveText("Novedades");
  }
});

test("a press with a key held down is the browser's, and one that an extension makes up no error, before the app too", {
  tag: "@proof",
}, async ({ page }) => {
  // A listener that throws is a page error, which fails any visit.
  const makeUpPress = () =>
    page.evaluate(() => document.dispatchEvent(new MouseEvent("click", { bubbles: true })));
  const release = await hold(page, /\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await makeUpPress();
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
  await makeUpPress();

  await test.step("nor are they the app's on a bag's page, where Alt asks for a photo's file", async () => {
    await open(page, "/bolsos/moon-bag/");
    await makeUpPress();
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

test("every link to another site opens it in a new tab, and says so", { tag: "@proof" }, async ({
  page,
}) => {
  for (const [hash, count] of [
    // The menu has three; Home also opens an empty chat.
    ["", 10],
    ["#/novedades", 9],
    ["#/essentials", 11],
    ["#/no-existe", 5],
  ] as const)
    await test.step(`/${hash}`, async () => {
      await page.goto("about:blank");
      await open(page, `/${hash}`);
      await openMenu(page);
      const links = page.locator('a[href^="http"]').filter({ visible: true });
      await expect(links).toHaveCount(count);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute("target", "_blank");
        await expect(link).toHaveAttribute("rel", "noopener noreferrer");
        await expect(link).toHaveAccessibleName(/\w.*\(se abre en una pestaña nueva\)$/);
      }
      // The others stay in this tab.
      await expect(page.locator('a[target]:not([href^="http"])')).toHaveCount(0);
    });
});

test("asking for a bag opens the chat beside the shop", { tag: "@proof" }, async ({
  context,
  page,
  visit,
}) => {
  visit.expectFault(/request to another origin: https:\/\/wa\.me\/34600000000\?text=/);
  await context.route("https://wa.me/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>WhatsApp</title>" }),
  );
  await open(page, "/#/novedades");
  const [chat] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: /^Pedir por WhatsApp el Chain Bag/ }).click(),
  ]);
  await expect(chat).toHaveTitle("WhatsApp");
  const { origin, pathname, searchParams } = new URL(chat.url());
  expect(origin + pathname).toBe("https://wa.me/34600000000");
  expect([...searchParams]).toEqual([["text", "Hola! Querría el Chain Bag. Gracias!"]]);
  expect(await chat.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
  await expect(page).toHaveURL(/#\/novedades$/);
});
