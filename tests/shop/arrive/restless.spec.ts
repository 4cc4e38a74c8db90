import { expect, hydrated, test } from "../../support/visit.ts";

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
          'a[href^="#/"], main button:not([type=submit]), header :is(button, summary)',
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
