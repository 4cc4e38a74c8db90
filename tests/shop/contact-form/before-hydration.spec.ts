import type { Page } from "@playwright/test";
import { locateContactForm } from "../../support/contact-form.ts";
import { expect, holdResponses, locateReadyMarker, test } from "../../support/shop-test.ts";

const APP = /\/assets\/entry-client[^/]*\.js$/;

/** Opens a page that has requested its app; the app arrives when the returned function is called. */
const openWithoutApp = async (page: Page) => {
  const release = await holdResponses(page, APP);
  const requested = page.waitForRequest(APP);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await requested;
  return release;
};

test("hydration keeps cursor and text on a translated page, even if the browser blocks site data", async ({
  page,
  mail,
  expectConsoleError,
}) => {
  // React renders the page again, and logs it.
  expectConsoleError(/React error #418/);
  const release = await openWithoutApp(page);
  await page.evaluate(() => {
    for (const storage of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    document.querySelector("h1")?.replaceChildren("Bosses de ganxet");
  });
  const { name, email, message, expectValues } = locateContactForm(page);
  for (const [field, text] of [
    [email, mail.values.email],
    [message, mail.values.message],
  ] as const)
    await field.evaluate((element: HTMLInputElement, value) => {
      element.value = value;
      element.dispatchEvent(new Event("change", { bubbles: true }));
    }, text);
  await name.fill(mail.values.name);
  await name.press("Home");
  await name.press("ArrowRight");
  release();
  await expect(locateReadyMarker(page)).toBeAttached();
  await page.keyboard.type("a");
  await expectValues({ ...mail.values, name: "Naúria Pou " });
});

test("the button is loading and sends nothing until the app arrives", async ({ page, mail }) => {
  const release = await openWithoutApp(page);
  const { fill, submitButton, email, thanksHeading } = locateContactForm(page);
  await expect(submitButton).toHaveText("Cargando…");
  await expect(submitButton).toBeDisabled();
  await fill(mail.values);
  await email.press("Enter");
  await submitButton.click({ force: true });
  expect(new URL(page.url()).search).toBe("");

  release();
  await expect(submitButton).toBeEnabled();
  await expect(submitButton).toHaveText("Enviar mensaje");
  await submitButton.click();
  await expect(thanksHeading).toBeVisible();
  expect(await mail.fetchMessages()).toHaveLength(1);
});

test("after ten seconds without the app, the form offers other ways", async ({ page }) => {
  const release = await openWithoutApp(page);
  const { form, message, submitButton } = locateContactForm(page);
  const alternatives = page.getByText(/Para escribirnos:/).filter({ visible: true });
  await setAnimationTime(page, 9_990);
  await expect(alternatives).toHaveCount(0);
  await expect(submitButton).toBeVisible();

  await setAnimationTime(page, 10_000.5);
  await expect(alternatives).toBeVisible();
  // Screen readers announce it: it appears in an existing live region.
  await expect(form.getByRole("status")).toContainText("Para escribirnos:");
  // The message stays readable, and no button claims to be loading.
  await expect(message).toBeVisible();
  await expect(submitButton).toHaveCount(0);

  release();
  await expect(submitButton).toBeEnabled();
  await expect(alternatives).toHaveCount(0);
});

/** Sets all timed animations of the page to this time. */
const setAnimationTime = (page: Page, milliseconds: number) =>
  page.evaluate((time) => {
    // Skip scroll-driven animations.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    if (timed.length === 0) throw new Error("The page has no running animation.");
    for (const animation of timed) {
      animation.pause();
      animation.currentTime = time;
    }
  }, milliseconds);
