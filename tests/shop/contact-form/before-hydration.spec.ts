import type { Page } from "@playwright/test";
import { contactForm, expectFormValues, fillContactForm } from "../../support/contact-form.ts";
import { expect, holdResponses, readyMarker, test } from "../../support/shop-test.ts";

const written = { name: "Ana", email: "ana@correo.example", message: "Hola, busco un bolso" };

const APP = /\/assets\/entry-client[^/]*\.js$/;

/** A page whose app has been asked for, and does not come until the returned function is called. */
const openWithoutApp = async (page: Page) => {
  const release = await holdResponses(page, APP);
  const asked = page.waitForRequest(APP);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await asked;
  return release;
};

const troubles = {
  "where site data is blocked": (page: Page) =>
    page.evaluate(() => {
      for (const storage of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
    }),
  "in a page that a translator has altered": (page: Page) =>
    page.evaluate("document.querySelector('h1').textContent = 'Bosses de ganxet'"),
};
for (const [where, trouble] of Object.entries(troubles))
  test(`who writes goes on writing while the app arrives, also ${where}`, async ({
    page,
    expectConsoleError,
  }) => {
    // React draws the page anew, and says so.
    if (where.includes("translator")) expectConsoleError(/React error #418/);
    const release = await openWithoutApp(page);
    await trouble(page);
    await fillContactForm(page, written);
    const { name } = contactForm(page);
    await name.press("Home");
    await name.press("ArrowRight");
    release();
    await expect(readyMarker(page)).toBeAttached();
    await page.keyboard.type("nto");
    await expectFormValues(page, { ...written, name: "Antona" });
  });

test("the button says that it is not ready until the script comes", async ({ page, mail }) => {
  const release = await openWithoutApp(page);
  const { submitButton, email } = contactForm(page);
  await expect(submitButton).toHaveText("Cargando…");
  await expect(submitButton).toBeDisabled();
  await fillContactForm(page, { ...written, email: mail.senderAddress });
  await email.press("Enter");
  await submitButton.click({ force: true });
  expect(new URL(page.url()).search).toBe("");

  release();
  await expect(submitButton).toBeEnabled();
  await expect(submitButton).toHaveText("Enviar mensaje");
  await submitButton.click();
  await expect(contactForm(page).thanksHeading).toBeVisible();
  expect(await mail.fetchMessages()).toHaveLength(1);
});

test("after ten seconds without the script the visitor is told how to write, until it comes", async ({
  page,
}) => {
  const release = await openWithoutApp(page);
  const instead = page.getByText(/Para escribirnos:/).filter({ visible: true });
  await passTime(page, 9_990);
  await expect(instead).toHaveCount(0);
  await expect(contactForm(page).submitButton).toBeVisible();

  await passTime(page, 10_000.5);
  await expect(instead).toBeVisible();
  // Read out, too: it comes into a place that was there before.
  await expect(page.getByRole("form").getByRole("status")).toContainText("Para escribirnos:");
  // What has been written can still be read, and nothing claims to be on its way.
  await expect(contactForm(page).message).toBeVisible();
  await expect(contactForm(page).submitButton).toHaveCount(0);

  release();
  await expect(contactForm(page).submitButton).toBeEnabled();
  await expect(instead).toHaveCount(0);
});

/** So many milliseconds after it was drawn, as the page's own styles see it. */
const passTime = (page: Page, milliseconds: number) =>
  page.evaluate((time) => {
    // What the scroll draws waits for no time.
    const waiting = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline);
    if (waiting.length === 0) throw new Error("Nothing on the page waits for anything.");
    for (const animation of waiting) {
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);
