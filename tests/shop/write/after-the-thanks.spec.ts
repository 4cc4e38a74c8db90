import type { Page } from "@playwright/test";
import { contactForm, expectKept, write } from "../../support/contact.ts";
import { expect, open, stopClock, test } from "../../support/visit.ts";

const empty = { name: "", email: "", message: "" };

for (const [way, leaveAndReturn] of [
  ["leaves during the thanks and comes back", ["about:blank", "back"]],
  ["reloads the page during the thanks", ["reload"]],
] as const) {
  test(`whoever ${way} does not find again what was sent`, async ({ page, mail }) => {
    await open(page);
    await write(page, { name: "Ana", email: mail.address, message: "¿Hay bolsos azules?" });
    const { button, thanks, message } = contactForm(page);
    await button.click();
    await expect(thanks).toBeVisible();
    for (const step of leaveAndReturn) {
      if (step === "back") await page.goBack();
      else if (step === "reload") await page.reload();
      else await page.goto(step);
    }
    await expect(message).toHaveValue("");
    await expectKept(page, empty);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
}

test("whoever is in another app when the message has come is thanked on the way back", async ({
  page,
  mail,
}) => {
  await page.clock.install();
  await open(page);
  await write(page, { name: "Ana", email: mail.address, message: "¿Hay bolsos azules?" });
  const { button, thanks } = contactForm(page);
  await stopClock(page);
  await button.click();
  await look(page, false);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(60_000);
  await look(page, true);
  await page.clock.runFor(4900);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(200);
  await expect(thanks).toBeHidden();
  await expectKept(page, empty);
});

/** The visitor looks at the page from now on, or at something else. */
const look = (page: Page, seen: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, !seen);
