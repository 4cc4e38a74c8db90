import type { Locator, Page } from "@playwright/test";
import { expect } from "./visit.ts";

export const filmOf = (page: Page): Locator => page.locator("video");

export const isPaused = (page: Page): Promise<boolean> =>
  filmOf(page).evaluate((video: HTMLVideoElement) => video.paused);

/** The film of this name is seen, and moves. */
export async function expectFilm(page: Page, name: string): Promise<void> {
  const shown = () =>
    filmOf(page).evaluate(
      ({ currentSrc }: HTMLVideoElement) => /hero-[a-z]+/.exec(currentSrc)?.[0],
    );
  await expect.poll(shown).toBe(name);
  await expect(filmOf(page)).toHaveCSS("opacity", "1");
  await expectMoving(page);
}

/** The film plays: its time goes on. */
export async function expectMoving(page: Page): Promise<void> {
  const time = () => filmOf(page).evaluate((video: HTMLVideoElement) => video.currentTime);
  const before = await time();
  await expect.poll(time).not.toBe(before);
  expect(await isPaused(page)).toBe(false);
}
