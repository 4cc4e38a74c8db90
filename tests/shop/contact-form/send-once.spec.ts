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

const wordsFrom = ({ senderAddress }: VisitorMail) => ({
  name: "Núria Pou",
  email: senderAddress,
  message: "¿Tenéis el Moon Bag en verde?",
});

test("one press is one message, however hard it is pressed", async ({ page, mail }) => {
  const release = await holdResponses(page, /\/email\/send$/);
  await openPage(page);
  const { form, email, submitButton, thanksHeading } = contactForm(page);
  await fillContactForm(page, wordsFrom(mail));
  await email.focus();
  // Two presses at the same moment, and some more.
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await page.keyboard.press("Enter");
  await submitButton.dblclick({ force: true });
  release();
  await expect(thanksHeading).toBeVisible();
  expect(await mail.fetchMessages()).toHaveLength(1);
});

test("no answer for 20 seconds is an error, and the message is taken back", async ({
  page,
  mail,
  expectConsoleError,
}) => {
  expectConsoleError(
    /El mensaje no se ha podido enviar: Error: The e-mail provider did not answer/,
  );
  const { submitButton, errorMessage } = contactForm(page);
  const mine = wordsFrom(mail);
  await page.clock.install();
  await openPage(page);
  await fillContactForm(page, mine);
  await stopClock(page);
  await mail.failNext("hold");
  const asked = page.waitForRequest(/\/email\/send$/);
  await submitButton.click();
  await asked;
  await page.clock.runFor(19_999);
  await expect(submitButton).toHaveText("Enviando...");
  await expect(submitButton).toBeDisabled();
  await expect(errorMessage).toBeHidden();
  await page.clock.runFor(1);
  await expect(page.getByRole("alert").filter({ has: errorMessage })).toBeVisible();
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
  const { submitButton, errorMessage, thanksHeading } = contactForm(page);
  const asked = page.waitForRequest(/\/email\/send$/);
  await submitButton.click();
  await asked;
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Star Bag" })).toBeVisible();
  await mail.releaseHeld();
  await expect.poll(() => mail.fetchMessages()).toHaveLength(1);
  await page.goForward();
  await expect(readyMarker(page)).toBeAttached();
  const unknown = page.getByRole("alert").filter({ hasText: "no sabemos si ha llegado" });
  await expect(unknown).toContainText("antes de enviarlo otra vez, espera nuestra respuesta");
  await expect(thanksHeading).toHaveCount(0);
  await expect(errorMessage).toHaveCount(0);
  await expectFormValues(page, wordsFrom(mail));
  expect(await mail.fetchMessages()).toHaveLength(1);
});
