import type { Page } from "@playwright/test";
import { contactForm, expectKept, write } from "../support/contact.ts";
import { expect, test } from "../support/visit.ts";

test.use({ film: false });

const hydrated = (page: Page) => page.locator("html[data-hydrated]");

/** Nothing is wider than the window. */
const expectLayoutHolds = async (page: Page) =>
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    ),
  ).toBe(true);

/** What the translator of Chrome does: every text gets two <font> elements around a new text. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.nodeValue?.trim() && !node.parentElement?.closest("script,style,font,noscript,textarea")
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    );
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.append(`«${text.nodeValue}»`);
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
    return texts.length;
  });

test("a translated page can be walked through, and the form sent", async ({
  page,
  mail,
  visit,
}) => {
  visit.expectFault(/console\.error: (Failed to load resource|El mensaje no se ha podido)/);
  visit.expectFault(/^response 500/);
  await page.goto("/");
  await expect(hydrated(page)).toBeAttached();
  expect(await translate(page)).toBeGreaterThan(40);

  const banner = page.getByRole("banner");
  for (const [link, heading] of [
    ["Novedades", "Novedades"],
    ["Essentials", "Essentials"],
    ["Inicio", "bolsos de crochet"],
  ] as const) {
    const menu = banner.getByRole("button", { name: "Abrir el menú" });
    if (await menu.isVisible()) await menu.click();
    await banner.getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeAttached();
    expect(await translate(page)).toBeGreaterThan(10);
  }

  const card = page.getByRole("article").first();
  await card.getByRole("button", { name: /Ver imagen 3 de 5/ }).click();
  await translate(page);
  await card.getByRole("button", { name: /Ver imagen 1 de 5/ }).click();

  const { button, failure, thanks } = contactForm(page);
  const written = { name: "Ana", email: mail.address, message: "Hello" };
  await button.click();
  await translate(page);
  await write(page, written);
  await mail.failWith({ status: 500 }, 1);
  await button.click();
  await expect(failure).toBeVisible();
  await translate(page);
  await mail.failWith({ delayMs: 800 }, 1);
  await button.click();
  await translate(page);
  await expect(thanks).toBeVisible();
  await translate(page);
  await expect(thanks).toBeHidden({ timeout: 10_000 });
  await expect(page.getByRole("alert").filter({ hasText: "Algo no ha ido bien" })).toHaveCount(0);
  expect((await mail.received()).messages).toHaveLength(1);
});

for (const [hash, heading] of [
  ["#/%E0%A4%A", "Página no encontrada"],
  ["#//evil.example", "Página no encontrada"],
  ["#/../..", "Página no encontrada"],
  ["#/constructor", "Página no encontrada"],
  ["#/__proto__", "Página no encontrada"],
  [`#/${"a".repeat(10_000)}`, "Página no encontrada"],
  ["#/NOVEDADES/", "Novedades"],
  ["#/novedades?x=1#y", "Novedades"],
  ["#/javascript:alert(1)", "Página no encontrada"],
  ["#novedades", "bolsos de crochet"],
] as const) {
  test(`the address ${hash.slice(0, 30)} shows «${heading}», typed or followed`, {
    tag: "@desktop",
  }, async ({ page, baseURL }) => {
    const shown = page.getByRole("heading", { level: 1, name: heading });
    await page.goto(`/${hash}`);
    await expect(hydrated(page)).toBeAttached();
    await expect(shown).toBeAttached();
    expect(page.url()).toBe(`${baseURL}/${hash}`);
    await expectLayoutHolds(page);

    await page.goto("/#/");
    await expect(page.getByRole("heading", { level: 1, name: "bolsos de crochet" })).toBeAttached();
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await expect(shown).toBeAttached();
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

const messages: [string, string][] = [
  ["one character", "ñ"],
  ["emoji and right-to-left", "👜👩🏽‍🦱🏳️‍🌈 שלום مرحبا \u202Eabc\u202C é e\u0301"],
  ["newlines and blanks", "  a\n\n\tb  \n"],
  ["quotes", "'\"`´«»“”‘’\\ \\n \\u0041"],
  [
    "markup",
    "<script>globalThis.ran = true</script><img src=x onerror='globalThis.ran=true'>&lt;&amp;",
  ],
  ["template markers", "{{from_name}} {{{message}}} {% raw %} #{alert(1)} <%= x %> %s %o"],
  ["NUL and other controls", "a\u0000b\u0001c\u007f\u2028d\u2029e\ufeff"],
  ["40 kB", "bolso ".repeat(6_600)],
];

test("whatever is written arrives as it was typed, and nothing of it is executed", async ({
  page,
  mail,
}) => {
  test.setTimeout(60_000);
  await page.clock.install();
  await page.goto("/");
  const { button, thanks, message } = contactForm(page);
  for (const [what, text] of messages) {
    await test.step(what, async () => {
      await write(page, { name: `<b>${what}</b>`, email: mail.address, message: text });
      const typed = await message.inputValue();
      expect(typed).toBe(text);
      await expectLayoutHolds(page);
      await button.click();
      await expect(thanks).toBeVisible();
      await expectLayoutHolds(page);
      const { messages: received } = await mail.received();
      expect(received[0]?.message).toBe(text);
      expect(received[0]?.fromName).toBe(`<b>${what}</b>`);
      await page.clock.fastForward(5000);
      await expect(thanks).toBeHidden();
    });
  }
  expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);

  // Nor where the owner reads it.
  await page.goto("/buzon");
  await expect(page.getByText("<script>globalThis.ran = true</script>").first()).toBeVisible();
  expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);
});

test("a message too large for the provider is an error and stays; a name of 5000 letters is sent", async ({
  page,
  mail,
  visit,
}) => {
  test.setTimeout(60_000);
  visit.expectFault(/console\.error: (Failed to load resource|El mensaje no se ha podido)/);
  visit.expectFault(/^response 413/);
  const { button, failure, thanks } = contactForm(page);
  const large = { name: "Ana", email: mail.address, message: "á".repeat(30_000) };
  await page.goto("/");
  await write(page, large);
  await button.click();
  await expect(failure).toBeVisible();
  await expectKept(page, large);
  await expectLayoutHolds(page);

  const name = "Ana".repeat(1667).slice(0, 5000);
  await write(page, { ...large, name, message: "Hola" });
  await expectLayoutHolds(page);
  await button.click();
  await expect(thanks).toBeVisible();
  expect((await mail.received()).messages[0]?.fromName).toBe(name);
});

/** Numbers from 0 to 1 that look random and are the same each time (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// CLICKS=4000 makes it the minute of a very restless visitor; SEED replays or varies it.
const { CLICKS = "200", SEED = "1" } = process.env;

test(`${CLICKS} quick clicks at random end on the screen asked for last (seed ${SEED})`, async ({
  page,
}) => {
  test.setTimeout(30_000 + Number(CLICKS) * 100);
  await page.goto("/");
  await expect(hydrated(page)).toBeAttached();
  const random = seeded(Number(SEED));
  const titles: Record<string, RegExp> = {
    "#/": /artesanales/,
    "#/novedades": /^Novedades/,
    "#/essentials": /^Essentials/,
  };
  for (let left = Number(CLICKS); left > 0; left -= 20) {
    const choices = Array.from({ length: Math.min(20, left) }, random);
    // In the page, a task each: quicker than any hand, and what is clicked is there at that moment.
    await page.evaluate(async (picks) => {
      for (const pick of picks) {
        const targets = document.querySelectorAll<HTMLElement>(
          'a[href^="#/"], main button:not([type=submit]), header button',
        );
        targets[Math.floor(pick * targets.length)]?.click();
        await new Promise((next) => setTimeout(next, pick * 30));
      }
    }, choices);
  }
  const asked = new URL(page.url()).hash || "#/";
  await expect(page).toHaveTitle(titles[asked] ?? "");
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  await expect(page.getByRole("alert").filter({ hasText: "Algo no ha ido bien" })).toHaveCount(0);
});

test.describe("at the edge of a year", () => {
  for (const [zone, year] of [
    ["Europe/Madrid", 2031],
    ["America/New_York", 2030],
    ["Pacific/Kiritimati", 2031],
  ] as const) {
    test.describe(zone, () => {
      test.use({ timezoneId: zone });
      test(`the footer says ${year}`, { tag: "@desktop" }, async ({ page }) => {
        await page.clock.setFixedTime("2030-12-31T23:30:00Z");
        await page.goto("/");
        await expect(page.getByRole("contentinfo")).toContainText(`© ${year} ovillo`);
      });
    });
  }
});
