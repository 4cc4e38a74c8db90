import type { Page } from "@playwright/test";
import { expect, open, openMenu, test } from "../../support/visit.ts";

const NEW_TAB = "\\(se abre en una pestaña nueva\\)$";

for (const [hash, count] of [
  // Header and footer have two each, a phone's menu a chat; Home also opens an empty one.
  ["", 9],
  ["#/novedades", 8],
  ["#/essentials", 10],
  ["#/no-existe", 4],
] as const) {
  test(`/${hash} opens other sites in a new tab, and says so`, { tag: "@proof" }, async ({
    page,
    isMobile,
  }) => {
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
