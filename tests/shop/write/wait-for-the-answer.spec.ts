import type { Page } from "@playwright/test";
import { contactForm, write } from "../../support/contact.ts";
import { expect, hold, type Mail, open, test, type Visit } from "../../support/visit.ts";

type End = "failure" | "thanks";

/** Presses the button, and waits for an answer that comes, and so, when the returned function is called. */
async function pressAndWait(
  { page, mail, visit }: { page: Page; mail: Mail; visit: Visit },
  end: End,
): Promise<() => void> {
  if (end === "failure") {
    visit.expectFault(/^response 500/);
    visit.expectFault(/^console\.error/);
    await mail.failWith({ status: 500 }, 1);
  }
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
  ["fails", "failure"],
  ["is sent", "thanks"],
] as const;

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

for (const [what, end] of outcomes) {
  test(`a message that ${what} leaves the page where a visitor has scrolled it`, async ({
    page,
    mail,
    visit,
  }) => {
    const release = await pressAndWait({ page, mail, visit }, end);
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
    const release = await pressAndWait({ page, mail, visit }, end);
    const elsewhere = page.getByRole("contentinfo").getByRole("link", { name: "Essentials" });
    await elsewhere.focus();
    release();
    await expect(contactForm(page)[end]).toBeVisible();
    await expect(elsewhere).toBeFocused();
  });
}

// The button at one edge of the window: what comes above or under it would be out of sight.
for (const [what, end, block] of [
  ["fails", "failure", "end"],
  ["is sent", "thanks", "start"],
] as const)
  test(`a message that ${what} while its form is on screen brings into view how it ended`, async ({
    page,
    mail,
    visit,
  }) => {
    const release = await pressAndWait({ page, mail, visit }, end);
    const form = contactForm(page);
    // As low as a phone that lies on its side.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 390 });
    await form.button.evaluate((button, edge) => button.scrollIntoView({ block: edge }), block);
    release();
    await expect(form[end]).toBeFocused();
    await expect(form[end]).toBeInViewport({ ratio: 1 });
  });
