import type { Page } from "@playwright/test";
import { expect } from "./shop-test.ts";

export type BagCardLocators = ReturnType<typeof bagCard>;

/** A bag's card and what a visitor can do with it. */
export function bagCard(page: Page, name: string) {
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: `${name} (` }) });
  const photos = card.getByRole("region", { name: `Fotos de ${name}` });
  return {
    card,
    photos,
    previousButton: card.getByRole("button", { name: `Imagen anterior de ${name}` }),
    nextButton: card.getByRole("button", { name: `Imagen siguiente de ${name}` }),
    dots: card.getByRole("button", { name: /^Ver imagen/ }),
  };
}

/** One photo is shown and read out, the one with this number, and its dot says so. */
export async function expectCurrentPhoto(
  { card, dots }: BagCardLocators,
  number: number,
): Promise<void> {
  const shown = card.getByRole("img");
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute("src", new RegExp(`-bag-${number}-`));
  await expect(card.locator("[aria-current]")).toHaveCount(1);
  await expect(dots.nth(number - 1)).toHaveAttribute("aria-current", "true");
}
