import type { Page } from "@playwright/test";
import { contactForm, expectKept, expectThanks, write } from "../support/contact.ts";
import { expect, hold, type Mail, open, stopClock, test } from "../support/visit.ts";

test.use({ film: false });

const wordsFrom = ({ address }: Mail) => ({
  name: "Núria Pou",
  email: address,
  message: "¿Tenéis el Moon Bag en verde?",
});

test("one press is one message, however hard it is pressed", async ({ page, mail }) => {
  const release = await hold(page, /\/email\/send$/);
  await open(page);
  await write(page, wordsFrom(mail));
  const form = contactForm(page);
  await form.email.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await form.button.dblclick({ force: true });
  release();
  await expectThanks(page);
  expect((await mail.received()).attempts).toBe(1);
});

test("two presses at the same moment are one message", async ({ page, mail }) => {
  await open(page);
  await write(page, wordsFrom(mail));
  await contactForm(page).form.evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expectThanks(page);
  expect((await mail.received()).attempts).toBe(1);
});

test("no answer for 20 seconds is an error, and the message is taken back", async ({
  page,
  mail,
  visit,
}) => {
  visit.expectFault(/El mensaje no se ha podido enviar: Error: The e-mail provider did not answer/);
  visit.expectFault(/request failed: POST .*email\/send net::ERR_ABORTED/);
  const { button, failure } = contactForm(page);
  const mine = wordsFrom(mail);
  await page.clock.install();
  await open(page);
  await write(page, mine);
  await stopClock(page);
  await mail.failWith({ hang: true }, 1);
  const takenBack = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
  await button.click();
  await expect.poll(async () => (await mail.received()).attempts).toBe(1);
  await page.clock.runFor(19_999);
  await expect(button).toHaveText("Enviando...");
  await expect(button).toBeDisabled();
  await expect(failure).toBeHidden();
  await page.clock.runFor(1);
  await expect(page.getByRole("alert").filter({ has: failure })).toBeVisible();
  await expectKept(page, mine);

  await takenBack;
  await page.clock.runFor(30_000);
  await expect(failure).toBeVisible();
  expect((await mail.received()).attempts).toBe(1);

  await button.click();
  await expectThanks(page);
  expect(await mail.received()).toMatchObject({ attempts: 2, messages: [{}] });
});

test("an answer that takes 19 seconds is waited for, with one request", async ({ page, mail }) => {
  const { button } = contactForm(page);
  await page.clock.install();
  await open(page);
  await write(page, wordsFrom(mail));
  await stopClock(page);
  const answer = await holdAnswer(page);
  await button.click();
  await expect.poll(async () => (await mail.received()).attempts).toBe(1);
  await page.clock.runFor(19_000);
  await expect(button).toHaveText("Enviando...");
  await answer();
  await expectThanks(page);
  expect((await mail.received()).attempts).toBe(1);
});

/** Lets the answer come to the page only when the returned function is called, which waits for it. */
async function holdAnswer(page: Page): Promise<() => Promise<unknown>> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(/\/email\/send$/, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  return () => {
    const come = page.waitForEvent("requestfinished");
    release();
    return come;
  };
}
