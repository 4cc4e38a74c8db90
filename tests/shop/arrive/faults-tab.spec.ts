import puppeteer, { type Page } from "puppeteer-core";
import { chromiumArgs, ensureChromium } from "../../support/chromium.ts";
import { watchGrowth } from "../../support/growing-photo.ts";
import { expect, test as visitTest } from "../../support/visit.ts";

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

const send = async (tab: Page) => {
  await tab.type("#message", " un bolso");
  await tab.click("form button");
  await tab.waitForSelector("text/¡Mensaje enviado!");
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
  await send(tab);
  expect((await mail.received()).messages).toMatchObject([{ message: "Hola, busco un bolso" }]);
});

test("a page that comes out of the back-forward cache has the message half written, and sends it", {
  tag: "@desktop",
}, async ({ tab, mail }) => {
  const fields = await half(tab, mail.address);
  await tab.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => {
      document.body.dataset.persisted = String(persisted);
    }),
  );
  await tab.goto("about:blank");
  await tab.goBack();
  // Not loaded again: the very page that was left.
  expect(await tab.$eval("body", (body) => body.dataset.persisted)).toBe("true");
  expect(await written(tab)).toEqual(fields);
  await send(tab);
  expect((await mail.received()).messages).toMatchObject([{ message: "Hola, busco un bolso" }]);

  // Nor does what was sent come back.
  await tab.goto("about:blank");
  await tab.goBack();
  await expect.poll(() => written(tab), { timeout: 15_000 }).toEqual(["", "", ""]);
});

/** What a phone does with a page that is not seen: it stops, whatever comes meanwhile. */
const sleeps = {
  "whose tab sleeps": async (tab: Page, meanwhile: () => Promise<void>) => {
    const session = await tab.createCDPSession();
    await session.send("Page.setWebLifecycleState", { state: "frozen" });
    await meanwhile();
    await session.send("Page.setWebLifecycleState", { state: "active" });
  },
  "whose page is kept for the way Back": async (tab: Page, meanwhile: () => Promise<void>) => {
    await tab.goto("about:blank");
    await meanwhile();
    await tab.goBack();
  },
};

/** Milliseconds in which the shop's patience of 20 seconds is over here. */
const PATIENCE_MS = 2000;

for (const [whose, sleep] of Object.entries(sleeps))
  test(`a message ${whose} before it is answered has been sent, however long that takes`, {
    tag: "@desktop",
  }, async ({ tab, mail }) => {
    await tab.evaluate((patience) => {
      const { setTimeout } = window;
      const hasty = (work: () => void, delay = 0) =>
        setTimeout(work, delay > 10_000 ? patience : delay);
      Object.assign(window, { setTimeout: hasty });
    }, PATIENCE_MS);
    await half(tab, mail.address);
    await mail.failWith({ delayMs: 1200 }, 1);
    await tab.click("form button");
    await expect.poll(async () => (await mail.received()).attempts).toBe(1);
    await sleep(tab, async () => {
      const over = Date.now() + PATIENCE_MS;
      await expect.poll(async () => (await mail.received()).messages).toHaveLength(1);
      await expect.poll(() => Date.now()).toBeGreaterThan(over);
    });
    await tab.waitForSelector("text/¡Mensaje enviado!");
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
