import type { Page } from "@playwright/test";
import { contactForm, write } from "../support/contact.ts";
import { expect, hold, type Mail, open, test, type Visit } from "../support/visit.ts";

test.use({ film: false });

/** Presses the button, and waits for an answer that comes when the returned function is called. */
async function pressAndWait(page: Page, mail: Mail): Promise<() => void> {
  const release = await hold(page, /\/email\/send$/);
  await open(page);
  await write(page, { name: "Ana", email: mail.address, message: "¿Hay bolsos azules?" });
  const asked = page.waitForRequest(/\/email\/send$/);
  await contactForm(page).button.click();
  await asked;
  return release;
}

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

const outcomes = [
  ["fails", { status: 500 }, "failure"],
  ["is sent", { status: 200 }, "thanks"],
] as const;

const declare = (visit: Visit, end: "failure" | "thanks") => {
  if (end === "thanks") return;
  visit.expectFault(/^response 500/);
  visit.expectFault(/^console\.error/);
};

test("a screen reader hears that the message is being sent, and keeps its place", async ({
  page,
  mail,
}) => {
  await open(page);
  const form = contactForm(page);
  await write(page, { name: "Ana", email: mail.address, message: "¿Hay bolsos azules?" });
  // There before there is anything to say: a region that comes with its words is not read out.
  const status = page.getByRole("region", { name: "Contacto" }).getByRole("status");
  await expect(status).toHaveText("");
  const release = await hold(page, /\/email\/send$/);
  await form.email.focus();
  const before = await scrollTop(page);
  await page.keyboard.press("Enter");

  await expect(form.button).toHaveText("Enviando...");
  await expect(form.button).toBeDisabled();
  await expect(status).toHaveText("Enviando...");
  await expect(form.form).toBeFocused();
  expect(await scrollTop(page)).toBe(before);

  release();
  await expect(form.thanks).toBeFocused();
  await expect(status).toContainText("¡Mensaje enviado!");
});

for (const [what, fault, end] of outcomes) {
  test(`a message that ${what} leaves the page where a visitor has scrolled it`, async ({
    page,
    mail,
    visit,
  }) => {
    declare(visit, end);
    await mail.failWith(fault, 1);
    const release = await pressAndWait(page, mail);
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    release();
    await expect(contactForm(page)[end]).toBeFocused();
    expect(await scrollTop(page)).toBe(300);
  });

  test(`a message that ${what} leaves the focus where a visitor has taken it`, async ({
    page,
    mail,
    visit,
  }) => {
    declare(visit, end);
    await mail.failWith(fault, 1);
    const release = await pressAndWait(page, mail);
    const elsewhere = page.getByRole("contentinfo").getByRole("link", { name: "Essentials" });
    await elsewhere.focus();
    release();
    await expect(contactForm(page)[end]).toBeVisible();
    await expect(elsewhere).toBeFocused();
  });
}

// The button at one edge of the window: what comes above or under it would be out of sight.
for (const [what, fault, end, block] of [
  ["fails", { status: 500 }, "failure", "end"],
  ["is sent", { status: 200 }, "thanks", "start"],
] as const)
  test(`a message that ${what} while its form is on screen brings into view how it ended`, async ({
    page,
    mail,
    visit,
  }) => {
    declare(visit, end);
    await mail.failWith(fault, 1);
    const release = await pressAndWait(page, mail);
    const form = contactForm(page);
    // As low as a phone that lies on its side.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 390 });
    await form.button.evaluate((button, edge) => button.scrollIntoView({ block: edge }), block);
    release();
    await expect(form[end]).toBeFocused();
    await expect(form[end]).toBeInViewport({ ratio: 1 });
  });
