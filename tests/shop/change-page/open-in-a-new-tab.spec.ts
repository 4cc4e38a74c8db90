import type { Page } from "@playwright/test";
import { expect, hold, open, openMenu, test } from "../../support/visit.ts";

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

const NEW_TAB = "\\(se abre en una pestaña nueva\\)$";

for (const [hash, count] of [
  // Header and footer have two each, a phone's menu a chat; Home also opens an empty one.
  ["", 9],
  ["#/novedades", 8],
  ["#/essentials", 10],
  ["#/no-existe", 4],
] as const) {
  test(`/${hash} opens other sites in a new tab, and says so`, {
    tag: ["@both", "@proof"],
  }, async ({ page, isMobile }) => {
    await open(page, `/${hash}`);
    await openMenu(page);
    const links = page.locator('a[href^="http"]').filter({ visible: true });
    await expect(links).toHaveCount(isMobile ? count + 1 : count);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
      await expect(link).toHaveAccessibleName(new RegExp(`\\w.*${NEW_TAB}`));
    }
    // The others stay in this tab.
    await expect(page.locator('a[target]:not([href^="http"])')).toHaveCount(0);
  });
}

test("the links of a card name the bag", { tag: "@proof" }, async ({ page }) => {
  for (const [hash, names] of [
    ["#/novedades", ["Moon Bag", "Chain Bag", "Star Bag"]],
    ["#/essentials", ["Little Bag", "Net Bag", "Ribbon Bag"]],
  ] as const) {
    await open(page, `/${hash}`);
    for (const name of names) {
      await expect(linkAbout(page, "Pedir por WhatsApp", name)).toBeVisible();
    }
  }
  await expect(linkAbout(page, "Ver en Amazon", "Net Bag")).toBeVisible();
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
    linkAbout(page, "Pedir por WhatsApp", "Chain Bag").click(),
  ]);
  await expect(chat).toHaveTitle("WhatsApp");
  const { origin, pathname, searchParams } = new URL(chat.url());
  expect(origin + pathname).toBe("https://wa.me/34600000000");
  expect([...searchParams]).toEqual([["text", "Hola! Querría el Chain Bag. Gracias!"]]);
  expect(await chat.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
  await expect(page).toHaveURL(/#\/novedades$/);
});

/** By its whole name, as a screen reader says it. */
const linkAbout = (page: Page, text: string, bag: string) =>
  page.getByRole("link", { name: new RegExp(`^${text} .*${bag} ${NEW_TAB}`) });
