import { contactForm, expectKept, write } from "../support/contact.ts";
import { expect, open, test } from "../support/visit.ts";

test.use({ film: false });

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
