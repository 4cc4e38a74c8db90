import { contactForm, write } from "../../support/contact.ts";
import { translate } from "../../support/obstacles.ts";
import { expect, hydrated, menuButton, test } from "../../support/visit.ts";

test("a translated page can be walked through, and the form sent", { tag: "@mobile" }, async ({
  page,
  mail,
  visit,
}) => {
  visit.expectFault(/console\.error: (Failed to load resource|El mensaje no se ha podido)/);
  visit.expectFault(/^response 500/);
  await page.clock.install();
  await page.goto("/");
  await expect(hydrated(page)).toBeAttached();
  expect(await translate(page)).toBeGreaterThan(40);

  const banner = page.getByRole("banner");
  for (const [link, heading] of [
    ["Novedades", "Novedades"],
    ["Essentials", "Essentials"],
    ["Inicio", "bolsos de crochet"],
  ] as const) {
    await menuButton(page).click();
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
  await page.clock.fastForward(5000);
  await expect(thanks).toBeHidden();
  await expect(page.getByRole("alert").filter({ hasText: "Algo no ha ido bien" })).toHaveCount(0);
  expect((await mail.received()).messages).toHaveLength(1);
});
