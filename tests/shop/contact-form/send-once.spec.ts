import { locateContactForm } from "../../support/contact-form.ts";
import {
  expect,
  holdResponses,
  locateReadyMarker,
  openPage,
  test,
} from "../../support/shop-test.ts";

test("several fast presses send one message", async ({ page, mail }) => {
  const release = await holdResponses(page, /\/email\/send$/);
  await openPage(page);
  const { form, fill, email, submitButton, thanksHeading } = locateContactForm(page);
  await fill(mail.values);
  await email.focus();
  // Two submits at the same moment, then more.
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

test("a message arrives although the visitor leaves, who is warned", async ({ page, mail }) => {
  await openPage(page, "/bolsos/star-bag/");
  await page.goto("/#contacto");
  const contact = locateContactForm(page);
  await contact.fill(mail.values);
  await mail.failNext("hold");
  const requested = page.waitForRequest(/\/email\/send$/);
  await contact.submitButton.click();
  await requested;
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Star Bag" })).toBeVisible();
  await mail.releaseHeld();
  await expect.poll(() => mail.fetchMessages()).toHaveLength(1);
  await page.goForward();
  await expect(locateReadyMarker(page)).toBeAttached();
  const warning = page.getByRole("alert").filter({ hasText: "no sabemos si ha llegado" });
  await expect(warning).toContainText("antes de enviarlo otra vez, espera nuestra respuesta");
  await expect(contact.thanksHeading).toHaveCount(0);
  await expect(contact.errorMessage).toHaveCount(0);
  await contact.expectValues(mail.values);
  expect(await mail.fetchMessages()).toHaveLength(1);
});
