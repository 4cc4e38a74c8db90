import puppeteer, { type Page } from "puppeteer-core";
import { chromiumArgs, ensureChromium } from "../../support/chromium.ts";
import { watchGrowth } from "../../support/growing-photo.ts";
import { expect, type Mail, test as visitTest } from "../../support/visit.ts";

// Playwright switches the back-forward cache off, and gives a crashed tab up: Puppeteer does neither.
const test = visitTest.extend<{ tab: Page }, { executablePath: string }>({
  executablePath: [
    async ({ browserName: _ }, use) => use(await ensureChromium({ whole: true })),
    { scope: "worker", timeout: 600_000 },
  ],
  tab: async ({ baseURL, executablePath }, use) => {
    const browser = await puppeteer.launch({ executablePath, args: chromiumArgs });
    const tab = await browser.newPage();
    const complaints: string[] = [];
    tab.on("console", (message) => {
      if (/^(error|warn)/.test(message.type())) complaints.push(message.text());
    });
    tab.on("pageerror", (error) => complaints.push(String(error)));
    await tab.goto(baseURL ?? "");
    await hydrated(tab);
    await use(tab);
    await browser.close();
    expect(complaints).toEqual([]);
  },
});

const hydrated = (tab: Page) => tab.waitForSelector("html[data-hydrated]");

/** What stands in the form. */
const written = (tab: Page) =>
  tab.$$eval("form :is(input, textarea)", (fields) =>
    fields.map((field) => (field as HTMLInputElement | HTMLTextAreaElement).value),
  );

const half = async (tab: Page, address: string) => {
  await tab.type("#name", "Ana");
  await tab.type("#email", address);
  await tab.type("#message", "Hola, busco");
  return ["Ana", address, "Hola, busco"];
};

test("a tab that crashes has the message half written again once it is loaded again", {
  tag: "@desktop",
}, async ({ tab, mail }) => {
  const fields = await half(tab, mail.address);
  const crash = new Promise<Error>((done) => tab.once("error", done));
  const session = await tab.createCDPSession();
  // Nobody is left to answer this.
  session.send("Page.crash").catch(() => {});
  expect((await crash).message).toBe("Page crashed!");

  await tab.reload();
  await hydrated(tab);
  await expect.poll(() => written(tab)).toEqual(fields);
  await tab.type("#message", " un bolso");
  await tab.click("form button");
  await tab.waitForSelector("text/¡Mensaje enviado!");
  expect((await mail.received()).messages).toMatchObject([{ message: "Hola, busco un bolso" }]);
});

/** Milliseconds in which the shop's patience of 20 seconds is over here. */
const PATIENCE_MS = 2000;

/** The patience of the page that is open, and whether it is a kept one, once it is shown again. */
const prepare = (tab: Page) =>
  tab.evaluate((patience) => {
    const { setTimeout } = window;
    const hasty = (work: () => void, delay = 0) =>
      setTimeout(work, delay > 10_000 ? patience : delay);
    Object.assign(window, { setTimeout: hasty });
    addEventListener("pageshow", ({ persisted }) => {
      document.body.dataset.persisted = String(persisted);
    });
  }, PATIENCE_MS);

/** Sends the message, which comes while the page is not seen, and takes longer than its patience. */
const sendUnseen = async (tab: Page, mail: Mail, sleep: () => unknown, wake: () => unknown) => {
  await mail.failWith({ delayMs: 1200 }, 1);
  await tab.click("form button");
  await expect.poll(async () => (await mail.received()).attempts).toBe(1);
  await sleep();
  const over = Date.now() + PATIENCE_MS;
  await expect.poll(async () => (await mail.received()).messages).toHaveLength(1);
  await expect.poll(() => Date.now()).toBeGreaterThan(over);
  await wake();
  await tab.waitForSelector("text/¡Mensaje enviado!");
};

test("a page that comes out of the back-forward cache has the message half written, and its answer", {
  tag: "@desktop",
}, async ({ tab, mail }) => {
  await prepare(tab);
  const fields = await half(tab, mail.address);
  const leave = () => tab.goto("about:blank");
  await leave();
  await tab.goBack();
  // Not loaded again: the very page that was left.
  expect(await tab.$eval("body", (body) => body.dataset.persisted)).toBe("true");
  expect(await written(tab)).toEqual(fields);
  await tab.type("#message", " un bolso");
  await sendUnseen(tab, mail, leave, () => tab.goBack());
  expect((await mail.received()).messages).toMatchObject([{ message: "Hola, busco un bolso" }]);

  // Nor does what was sent come back.
  await leave();
  await tab.goBack();
  await expect.poll(() => written(tab), { timeout: 15_000 }).toEqual(["", "", ""]);
});

test("a message whose tab sleeps before it is answered has been sent, however long that takes", {
  tag: "@desktop",
}, async ({ tab, mail }) => {
  await prepare(tab);
  await half(tab, mail.address);
  const session = await tab.createCDPSession();
  const become = (state: "frozen" | "active") =>
    session.send("Page.setWebLifecycleState", { state });
  await sendUnseen(
    tab,
    mail,
    () => become("frozen"),
    () => become("active"),
  );
});

test("a bag's page that comes out of the back-forward cache is not behind its menu", {
  tag: "@mobile",
}, async ({ baseURL, tab }) => {
  await tab.setViewport({ width: 390, height: 844 });
  await tab.goto(`${baseURL}/bolsos/star-bag/`);
  await hydrated(tab);
  await tab.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => {
      document.body.dataset.persisted = String(persisted);
    }),
  );
  await tab.click("summary");
  await tab.locator("#menu a[href$=novedades]").click();
  await tab.waitForSelector("h1 ::-p-text(Novedades)");
  await tab.goBack();
  expect(await tab.$eval("body", (body) => body.dataset.persisted)).toBe("true");
  await expect
    .poll(() => tab.$eval("#menu", (menu) => getComputedStyle(menu).visibility))
    .toBe("hidden");
  expect(await tab.$eval("details", ({ open }) => open)).toBe(false);
});

test("a bag's photo shrinks into the card that the visitor comes back to, where both are in sight", {
  tag: "@desktop",
}, async ({ baseURL, tab }) => {
  await tab.evaluateOnNewDocument(watchGrowth);
  const grown = () => tab.evaluate("grown");
  await tab.goto(`${baseURL}/#/essentials`);
  await tab.reload();
  await hydrated(tab);
  for (const scrolled of [0, 3000]) {
    await tab.locator("article ::-p-text(Net Bag)").click();
    await tab.waitForSelector("[data-bag][data-hydrated]");
    await tab.evaluate((y) => scrollTo(0, y), scrolled);
    const width = await tab.$eval("main img", (img) => (img as HTMLElement).offsetWidth);
    await tab.goBack();
    await expect.poll(grown).toEqual(scrolled ? [] : [width]);
  }
});
