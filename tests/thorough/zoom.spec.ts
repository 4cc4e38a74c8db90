import type { Page } from "@playwright/test";
import { screens, states } from "../support/states.ts";
import { expect, test } from "../support/visit.ts";

const looked = [
  ...screens,
  ...states.filter(({ name }) => /menu-open|form-(invalid|failed|sent)/.test(name)),
];

for (const { name, reach } of looked) {
  test(`at 400 % nothing is cut and nothing scrolls sideways: ${name}`, async ({
    page,
    mail,
    visit,
  }) => {
    // 1280 by 1024 pixels at 400 % (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    await reach({ page, mail, visit });
    expect(await cut(page)).toEqual([]);
  });

  test(`with wide text spacing nothing is cut: ${name}`, async ({ page, mail, visit }) => {
    await reach({ page, mail, visit });
    // WCAG 1.4.12
    await addStyle(
      page,
      "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}",
    );
    expect(await cut(page)).toEqual([]);
  });

  test(`at twice the text size nothing is cut: ${name}`, async ({ page, mail, visit }) => {
    // The browser's own setting, which media queries in `em` follow too.
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await reach({ page, mail, visit });
    expect(await cut(page)).toEqual([]);
  });
}

for (const { name, reach } of screens) {
  test(`targets are large enough: ${name}`, async ({ page, mail, visit }) => {
    await reach({ page, mail, visit });
    const sizes = await page
      .locator("a[href],button,input,textarea")
      .filter({ visible: true })
      .evaluateAll((targets) =>
        targets.map((target) => {
          const { width, height } = target.getBoundingClientRect();
          const name = target.ariaLabel ?? target.textContent;
          // Dots stay small and apart (WCAG 2.5.8); what a visitor comes for fits a thumb.
          const main = target.matches(".button,input,textarea,button:not([aria-label^=Ver])");
          return { name, width, height, least: main ? 44 : 24 };
        }),
      );
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.filter(({ width, height, least }) => width < least || height < least)).toEqual([]);
  });
}

/** Adds a visitor's own style sheet, which no content security policy refuses. */
async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** What a visitor cannot read or press whole, one line each. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      found.push(`the page is ${root.scrollWidth} px wide in ${root.clientWidth} px`);

    const hiddenFromSight = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      element.closest(".visually-hidden") !== null ||
      getComputedStyle(element).clipPath !== "none";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent || hiddenFromSight(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (words.width < 2) continue;
      if (words.left < -1 || words.right > root.clientWidth + 1)
        found.push(`out of the window: ${text.textContent}`);
      // Text stands inside every box around it that is seen as a box, or that cuts what overflows.
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box);
        // What scrolls can be brought into sight.
        if (style.overflowY === "auto") break;
        const edged =
          style.backgroundColor !== "rgba(0, 0, 0, 0)" || style.borderTopWidth !== "0px";
        const cuts = style.overflowY === "hidden" || style.overflowY === "clip";
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const sideways = words.left < left - 1 || words.right > right + 1;
        // The box of a line of text is a little higher than its letters.
        const upright = words.top < top - 4 || words.bottom > bottom + 4;
        if ((edged || cuts) && style.display !== "inline" && (sideways || upright))
          found.push(`«${text.textContent}» leaves ${box.tagName}.${box.className}`);
        // A drop-down hangs below the box that it belongs to.
        if (style.position === "absolute") break;
      }
    }

    const controls = [...document.querySelectorAll("a[href],button,input,textarea")].filter(
      (control) => !hiddenFromSight(control),
    );
    const fixed = (control: Element) => control.closest("header") !== null;
    for (const [i, one] of controls.entries()) {
      const a = one.getBoundingClientRect();
      for (const other of controls.slice(i + 1)) {
        const b = other.getBoundingClientRect();
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 1 && fixed(one) === fixed(other))
          found.push(
            `${one.ariaLabel ?? one.textContent} covers ${other.ariaLabel ?? other.textContent}`,
          );
      }
    }
    return found;
  });
}
