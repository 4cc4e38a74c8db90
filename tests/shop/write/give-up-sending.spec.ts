import { contactForm, expectKept, write } from "../../support/contact.ts";
import { expect, hold, open, stopClock, test } from "../../support/visit.ts";

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
