import { contactForm, expectFormValues, fillContactForm } from "../../support/contact-form.ts";
import {
  expect,
  holdResponses,
  openPage,
  readyMarker,
  stopClock,
  test,
  type VisitorMail,
} from "../../support/shop-test.ts";

const wordsFrom = ({ senderAddress: address }: VisitorMail) => ({
  name: "Núria Pou",
  email: address,
  message: "¿Tenéis el Moon Bag en verde?",
});

test("one press is one message, however hard it is pressed", async ({ page, mail }) => {
  const release = await holdResponses(page, /\/email\/send$/);
  await openPage(page);
  const { form, email, submitButton: button, thanksHeading: thanks } = contactForm(page);
  await fillContactForm(page, wordsFrom(mail));
  await email.focus();
  // Two presses at the same moment, and some more.
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await page.keyboard.press("Enter");
  await button.dblclick({ force: true });
  release();
  await expect(thanks).toBeVisible();
  expect(await mail.fetchMessages()).toHaveLength(1);
});

test("no answer for 20 seconds is an error, and the message is taken back", async ({
  page,
  mail,
  expectConsoleError: expectFault,
}) => {
  expectFault(/El mensaje no se ha podido enviar: Error: The e-mail provider did not answer/);
  const { submitButton: button, errorMessage: failure } = contactForm(page);
  const mine = wordsFrom(mail);
  await page.clock.install();
  await openPage(page);
  await fillContactForm(page, mine);
  await stopClock(page);
  await mail.failNext("hold");
  const asked = page.waitForRequest(/\/email\/send$/);
  await button.click();
  await asked;
  await page.clock.runFor(19_999);
  await expect(button).toHaveText("Enviando...");
  await expect(button).toBeDisabled();
  await expect(failure).toBeHidden();
  await page.clock.runFor(1);
  await expect(page.getByRole("alert").filter({ has: failure })).toBeVisible();
  await expectFormValues(page, mine);
});

test("a message is delivered though the visitor leaves at once, and the return says what is not known", async ({
  page,
  mail,
}) => {
  await openPage(page, "/bolsos/star-bag/");
  await page.goto("/#contacto");
  await fillContactForm(page, wordsFrom(mail));
  await mail.failNext("hold");
  const { submitButton: button, errorMessage: failure, thanksHeading: thanks } = contactForm(page);
  const asked = page.waitForRequest(/\/email\/send$/);
  await button.click();
  await asked;
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Star Bag" })).toBeVisible();
  await mail.failNext();
  await expect.poll(() => mail.fetchMessages()).toHaveLength(1);
  await page.goForward();
  await expect(readyMarker(page)).toBeAttached();
  const unknown = page.getByRole("alert").filter({ hasText: "no sabemos si ha llegado" });
  await expect(unknown).toContainText("antes de enviarlo otra vez, espera nuestra respuesta");
  await expect(thanks).toHaveCount(0);
  await expect(failure).toHaveCount(0);
  await expectFormValues(page, wordsFrom(mail));
  expect(await mail.fetchMessages()).toHaveLength(1);
});
