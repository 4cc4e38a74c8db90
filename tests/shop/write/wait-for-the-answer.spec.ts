import type { Page } from "@playwright/test";
import { contactForm, expectKept, write } from "../../support/contact.ts";
import { expect, hold, type Mail, open, stopClock, test, type Visit } from "../../support/visit.ts";

const scrollTop = (page: Page) => page.evaluate(() => scrollY);

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

type End = "failure" | "thanks";

/** Opens a form with a message in it, and returns what presses its button, with what its answer is to be. */
async function writtenForm({ page, mail, visit }: { page: Page; mail: Mail; visit: Visit }) {
  visit.expectFault(/^response 500/);
  visit.expectFault(/^console\.error/);
  const written = { name: "Ana", email: mail.address, message: "¿Hay bolsos azules?" };
  const contact = contactForm(page);
  await open(page);
  await write(page, written);
  return {
    ...contact,
    written,
    /** Does something while the answer is waited for. */
    async pressAndWait(end: End, meanwhile: () => Promise<unknown>) {
      if (end === "failure") await mail.failWith({ status: 500 }, 1);
      const release = await hold(page, /\/email\/send$/);
      const asked = page.waitForRequest(/\/email\/send$/);
      await contact.button.click();
      await asked;
      await meanwhile();
      release();
    },
  };
}

test("a message that ends leaves the page where a visitor has scrolled it, and the focus where they have taken it", async ({
  page,
  mail,
  visit,
}) => {
  await page.clock.install();
  const form = await writtenForm({ page, mail, visit });
  const elsewhere = page.getByRole("contentinfo").getByRole("link", { name: "Essentials" });
  for (const end of ["failure", "thanks"] as const) {
    await form.pressAndWait(end, () => elsewhere.focus());
    await expect(form[end]).toBeVisible();
    await expect(elsewhere).toBeFocused();
    if (end === "thanks") {
      await page.clock.fastForward(5000);
      await write(page, form.written);
    }

    await form.pressAndWait(end, () =>
      page.evaluate(() => scrollTo({ top: 300, behavior: "instant" })),
    );
    await expect(form[end]).toBeFocused();
    expect(await scrollTop(page)).toBe(300);
  }
});

test("a message that ends while its form is on screen brings into view how it ended", async ({
  page,
  mail,
  visit,
}) => {
  const form = await writtenForm({ page, mail, visit });
  // As low as a phone that lies on its side.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 390 });
  // The button at one edge of the window: what comes above or under it would be out of sight.
  for (const [end, block] of [
    ["failure", "end"],
    ["thanks", "start"],
  ] as const) {
    await form.pressAndWait(end, () =>
      form.button.evaluate((button, edge) => button.scrollIntoView({ block: edge }), block),
    );
    await expect(form[end]).toBeFocused();
    await expect(form[end]).toBeInViewport({ ratio: 1 });
  }
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
