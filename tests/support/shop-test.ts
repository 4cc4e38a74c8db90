import { randomUUID } from "node:crypto";
import { type BrowserContext, test as base, type Locator, type Page } from "@playwright/test";
import type { ReceivedMail } from "../../tools/mail/mailbox.ts";
import type { MailFault } from "./example-server.ts";
import { type BuildName, ensureBuild } from "./shop-builds.ts";
import { createBrotliMiddleware, serveDirectory } from "./test-server.ts";

/**
 * Declares trouble that the test causes on purpose: what matches is forgiven, in the whole test,
 * and has to happen. A problem reads like `console.error: text (url)`.
 */
type ExpectConsoleError = (pattern: RegExp) => void;

export type VisitorMail = {
  /** The visitor's own e-mail address; no other test writes from it. */
  senderAddress: string;
  /** Makes the mailbox fail or hold this visitor's next message. */
  failNext(fault: MailFault): Promise<void>;
  /** Delivers the message that `failNext("hold")` holds back. */
  releaseHeld(): Promise<void>;
  /** What the shop's owner has received from this visitor. */
  fetchMessages(): Promise<ReceivedMail[]>;
};

/** A visit: Playwright's test, in which whatever goes wrong behind the visitor's back is a failure. */
export const test = base.extend<{
  hasFilm: boolean;
  expectConsoleError: ExpectConsoleError;
  mail: VisitorMail;
}>({
  // Without a graphics card the film takes all that a machine has: only visits that ask for it get it.
  hasFilm: [false, { option: true }],

  expectConsoleError: [
    async ({ context, hasFilm }, use) => {
      if (!hasFilm) await context.addInitScript(enableDataSaver);
      const problems = collectConsoleErrors(context);
      const expected: RegExp[] = [];
      await use((pattern) => expected.push(pattern));

      const unexpected = problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
      const missing = expected.filter((pattern) => !problems.some((text) => pattern.test(text)));
      base
        .expect({ unexpected, missing }, "what went wrong")
        .toEqual({ unexpected: [], missing: [] });
    },
    { auto: true },
  ],

  mail: async ({ request }, use) => {
    const senderAddress = `visitante-${randomUUID()}@correo.example`;
    const setFault = async (fault?: MailFault) => {
      const response = await request.put("/envios", { data: { for: senderAddress, fault } });
      base.expect(response.ok()).toBe(true);
    };
    await use({
      senderAddress,
      failNext: setFault,
      releaseHeld: () => setFault(),
      async fetchMessages() {
        const mails: ReceivedMail[] = await (await request.get("/buzon.json")).json();
        return mails.filter((mail) => mail.template_params.from_email === senderAddress);
      },
    });
  },
});

/** A visit to one of the shops that are built once, compressed as hosts send it. */
export const createShopTest = (shopUrl: BuildName) =>
  test.extend<object, { shopUrl: string }>({
    shopUrl: [
      // Playwright reads from this pattern what a fixture needs; this one needs nothing.
      async ({ browserName: _ }, use) => {
        const dir = await ensureBuild(shopUrl);
        const { url, close } = await serveDirectory(dir, createBrotliMiddleware(dir));
        await use(url);
        await close();
      },
      { scope: "worker", timeout: 600_000 },
    ],
    baseURL: ({ shopUrl }, use) => use(shopUrl),
  });

/** With data saver, the shop leaves the still of the film alone. */
export const enableDataSaver = () =>
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });

/** Collects what goes wrong in any page of the context, one line each. */
function collectConsoleErrors(context: BrowserContext): string[] {
  const problems: string[] = [];
  // Requests that fail and violations of the policy, which allows no other host, are console errors too.
  context.on("console", (message) => {
    if (/^(error|warning)$/.test(message.type()))
      problems.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) => {
    const error = String(webError.error());
    // A busy browser goes from one document to the next without a transition, and calls that an error of
    // the page's, of one without script too.
    if (!/^InvalidStateError: Transition was aborted/.test(error))
      problems.push(`page error: ${error}`);
  });
  return problems;
}

export const expect = test.expect;

/** There once the app has taken the page over. */
export const readyMarker = (page: Page) => page.locator("html[data-hydrated]");

/** Opens a screen and waits until its controls answer and its letters are the shop's own. */
export async function openPage(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await expect(readyMarker(page)).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
}

export const menuButton = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: "Menú" });

/** Opens the menu; returns when it is seen. */
export async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Inicio" })).toBeInViewport();
}

/** Keeps the answers from these addresses back until the returned function is called. */
export async function holdResponses(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Resolves when the browser has painted whatever has changed so far. */
export const nextPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** From now on time passes only by `page.clock.runFor`. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

/** Scrolls to this place, at once. */
export const scrollTo = (page: Page, y: number): Promise<void> =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
