import type { Page } from "@playwright/test";
import { contactForm, expectKept, write } from "../../support/contact.ts";
import { expect, hold, type Mail, open, stopClock, test, type Visit } from "../../support/visit.ts";

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

const LOGGED = /console\.error: El mensaje no se ha podido enviar: Error: The e-mail provider did/;

test("a message that was given up is not sent when the e-mail client comes at last", async ({
  page,
  mail,
  visit,
}) => {
  visit.expectFault(LOGGED);
  const written = { name: "Ana", email: mail.address, message: "¿Hay bolsos azules?" };
  const client = /emailjs-client[^?]*\.js$/;
  const release = await hold(page, client);
  await page.clock.install();
  await open(page);
  const asked = page.waitForRequest(client);
  await write(page, written);
  const file = (await asked).url();
  await stopClock(page);
  const { button, failure, thanks } = contactForm(page);
  await button.click();
  await page.clock.runFor(20_000);
  await expect(failure).toBeVisible();
  await expectKept(page, written);

  // The second press asks for the file again, gets it sooner than the first, and waits for its answer.
  const attempts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && attempts.push(request.url()));
  const answer = await hold(page, /\/email\/send$/);
  const second = page.waitForRequest(/\/email\/send$/);
  await button.click();
  await second;
  release();
  // It has come and done what it does; what it would send is on its way before what the page asks for next.
  await page.evaluate((url) => import(url).then(() => fetch("/buzon.json")), file);
  expect(attempts).toHaveLength(1);
  answer();
  await expect(thanks).toBeVisible();
  expect(await mail.received()).toMatchObject({ attempts: 1, messages: [{}] });
});
