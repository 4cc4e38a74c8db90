import { contactForm, write } from "../support/contact.ts";
import { expect, test } from "../support/visit.ts";

test.use({ film: false });

test("one press, one message: however often and however it is pressed", async ({ page, mail }) => {
  const { button, thanks } = contactForm(page);
  await page.goto("/");
  await write(page, { name: "Ana", email: mail.address, message: "¿Hay bolsos azules?" });
  await mail.failWith({ delayMs: 1500 }, 1);
  await button.dblclick();
  await expect(button).toHaveText("Enviando...");
  await button.click({ force: true });
  await page.keyboard.press("Enter");
  await expect(thanks).toBeVisible();
  expect((await mail.received()).attempts).toBe(1);
});

test("Enter twice in a field is one message", async ({ page, mail }) => {
  const { email, thanks } = contactForm(page);
  await page.goto("/");
  await write(page, { name: "Ana", email: mail.address, message: "¿Hay bolsos azules?" });
  await mail.failWith({ delayMs: 800 }, 1);
  await email.focus();
  await Promise.all([page.keyboard.press("Enter"), page.keyboard.press("Enter")]);
  await expect(thanks).toBeVisible();
  expect((await mail.received()).attempts).toBe(1);
});
