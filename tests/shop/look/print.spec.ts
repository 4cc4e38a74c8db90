import { expect, open, test } from "../../support/visit.ts";

test.use({ film: true });

for (const [address, bag, price] of [
  ["/#/novedades", "Moon Bag", "24,00 €"],
  ["/#/essentials", "Ribbon Bag", "25,00 €"],
] as const) {
  test(`${address} on paper shows photos, names, prices and where to write`, async ({ page }) => {
    await open(page, address);
    await expect(page.getByText(/hola@ovillo\.example · \+34/)).toBeHidden();
    await page.emulateMedia({ media: "print" });

    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(3);
    const card = cards.filter({ has: page.getByRole("heading", { name: bag }) });
    await expect(card.getByText(price)).toBeVisible();
    await expect(card.getByRole("img")).toBeVisible();
    await expect(
      page.getByText("hola@ovillo.example · +34 600 000 000 · Barcelona, España"),
    ).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "ovillo" })).toBeVisible();

    // Nothing that can only be pressed, and nothing over the page.
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /WhatsApp/ })).toHaveCount(0);
    await expect(page.getByRole("banner")).toHaveCSS("position", "static");
  });
}
