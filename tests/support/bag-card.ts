import type { Page } from "@playwright/test";
import { expect } from "./shop-test.ts";

/** A bag's card and its controls. */
export function locateBagCard(page: Page, name: string) {
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
  const dots = card.getByRole("button", { name: /^Ver imagen/ });
  return {
    card,
    dots,
    dotGroup: dots.first().locator(".."),
    photos: card.getByRole("group", { name: `Fotos de ${name}` }),
    previousButton: card.getByRole("button", { name: `Imagen anterior de ${name}` }),
    nextButton: card.getByRole("button", { name: `Imagen siguiente de ${name}` }),
    /** Expects that the card shows only the photo with this number, and that its dot is the current one. */
    async expectPhoto(number: number): Promise<void> {
      const image = card.getByRole("img");
      await expect(image).toHaveCount(1);
      await expect(image).toHaveAttribute("src", new RegExp(`-bag-${number}-`));
      await expect(card.locator("[aria-current]")).toHaveCount(1);
      await expect(dots.nth(number - 1)).toHaveAttribute("aria-current", "true");
    },
  };
}
