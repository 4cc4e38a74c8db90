import { locateBagCard } from "../../support/bag-card.ts";
import { locateContactForm } from "../../support/contact-form.ts";
import { ALL_SCREENS } from "../../support/screens.ts";
import { expect, openMenu, openPage, test } from "../../support/shop-test.ts";
import { translateTexts } from "../../support/translator.ts";

// Without the fades between the screens.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a visitor whose browser translates the shop can use it all", async ({ page, mail }) => {
  await openPage(page, "/");
  await translateTexts(page.locator("body"));
  const contact = locateContactForm(page);
  await contact.submitButton.click();
  await expect(page.getByText("Escribe tu nombre.")).toBeVisible();
  await contact.fill(mail.values);
  await expect(page.getByText("Escribe tu nombre.")).toBeHidden();
  await contact.submitButton.click();
  await expect(contact.thanksHeading).toBeVisible();

  await openMenu(page);
  await page.keyboard.press("Escape");
  for (const { hash, heading } of ALL_SCREENS) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, hash);
    await expect(page.locator("h1")).toHaveText(heading);
  }
  await page.goBack();
  const card = locateBagCard(page, "Little Bag");
  await card.nextButton.click();
  await card.expectPhoto(2);
  expect(await mail.fetchMessages()).toHaveLength(1);
});

test("a translated bag's page is ordered in the chosen colour", async ({ page }) => {
  await openPage(page, "/bolsos/moon-bag/");
  await translateTexts(page.locator("body"));
  await page.getByRole("radio", { name: "Oliva" }).check({ force: true });
  const orderButton = page.getByRole("link", { name: /^Pedir en oliva/ }).first();
  await expect(orderButton).toHaveText("Pedir en oliva por WhatsApp");
});
