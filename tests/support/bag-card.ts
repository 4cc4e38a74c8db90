import type { Page } from "@playwright/test";
import { expect } from "./shop-test.ts";

export type BagCardLocators = ReturnType<typeof bagCard>;

/** Locators of a bag's card and its controls. */
export function bagCard(page: Page, name: string) {
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
  const photos = card.getByRole("group", { name: `Fotos de ${name}` });
  return {
    card,
    photos,
    previousButton: card.getByRole("button", { name: `Imagen anterior de ${name}` }),
    nextButton: card.getByRole("button", { name: `Imagen siguiente de ${name}` }),
    dots: card.getByRole("button", { name: /^Ver imagen/ }),
  };
}

/** Expects that the card shows only the photo with this number, and that its dot is the current one. */
export async function expectCurrentPhoto(
  { card, dots }: BagCardLocators,
  photoNumber: number,
): Promise<void> {
  const image = card.getByRole("img");
  await expect(image).toHaveCount(1);
  await expect(image).toHaveAttribute("src", new RegExp(`-bag-${photoNumber}-`));
  await expect(card.locator("[aria-current]")).toHaveCount(1);
  await expect(dots.nth(photoNumber - 1)).toHaveAttribute("aria-current", "true");
}
