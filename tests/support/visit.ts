import { randomUUID } from "node:crypto";
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  type Locator,
  type Page,
} from "@playwright/test";
import type { ReceivedMail } from "../../tools/mail/mailbox.ts";
import type { MailFault, MailOrder } from "./mail-faults.ts";

export type Visit = {
  /**
   * Declares trouble that the test causes on purpose: what matches is forgiven, in the whole test,
   * and has to happen. A problem reads like `console.error: text (url)`.
   */
  expectFault(pattern: RegExp): void;
};

export type Mail = {
  /** The visitor's own e-mail address; no other test writes from it. */
  address: string;
  /** Makes the next message of this visitor's fail, or holds it back until `recover`. */
  failWith(fault: MailFault): Promise<void>;
  recover(): Promise<void>;
  /** What this visitor has sent: every attempt, and what the shop's owner received. */
  received(): Promise<{ attempts: number; messages: ReceivedMail[] }>;
};

/** A visit: Playwright's test, in which whatever goes wrong behind the visitor's back is a failure. */
export const test = base.extend<{ visit: Visit; mail: Mail; film: boolean; dataSaver: undefined }>({
  // Without a graphics card the film takes all that a machine has: only visits that ask for it get it. Data saver,
  // with which the others are made, leaves the still alone.
  film: [false, { option: true }],
  dataSaver: [
    async ({ context, film }, use) => {
      if (!film)
        await context.addInitScript(() => {
          Object.defineProperty(navigator, "connection", {
            value: { saveData: true },
            configurable: true,
          });
        });
      await use(undefined);
    },
    { auto: true },
  ],

  visit: [
    async ({ context, baseURL }, use) => {
      const problems = watch(context, new URL(baseURL ?? "").origin);
      const expected: RegExp[] = [];
      await use({ expectFault: (pattern) => expected.push(pattern) });

      const unexpected = problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
      const missing = expected.filter((pattern) => !problems.some((text) => pattern.test(text)));
      base
        .expect({ unexpected, missing }, "what went wrong")
        .toEqual({ unexpected: [], missing: [] });
    },
    { auto: true },
  ],

  mail: async ({ request }, use) => {
    // Never the same twice: a shop that is visited again still has the mail of the last visit.
    const address = `visitante-${randomUUID()}@correo.example`;
    const tell = async (order: Omit<MailOrder, "for">) => {
      const response = await request.put("/envios", { data: { for: address, ...order } });
      base.expect(response.ok(), await response.text()).toBe(true);
    };
    await use({
      address,
      failWith: (fault) => tell({ fault }),
      recover: () => tell({}),
      received: async () => {
        const tried = await request.get("/envios", { params: { for: address } });
        const mails: ReceivedMail[] = await (await request.get("/buzon.json")).json();
        return {
          attempts: Number(await tried.text()),
          messages: mails.filter((mail) => mail.template_params.from_email === address),
        };
      },
    });
  },
});

export const expect = test.expect;

/** There once the app has taken the page over. */
export const hydrated = (page: Page) => page.locator("html[data-hydrated]");

/** Opens a screen and waits until its controls answer and its letters are the shop's own. */
export async function open(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  await page.evaluate(() => document.fonts.ready);
}

export const menuButton = (page: Page): Locator =>
  page.getByRole("banner").getByRole("button", { name: "Menú" });

/** Opens the menu where the window is so narrow that there is one; returns when it is seen. */
export async function openMenu(page: Page): Promise<void> {
  const header = page.getByRole("banner");
  if ((page.viewportSize()?.width ?? 0) < 768) await menuButton(page).click();
  await expect(header.getByRole("link", { name: "Inicio" })).toBeInViewport();
}

/** Keeps the answers from these addresses back until the returned function is called. */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
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

/** Collects what goes wrong in any page of the context, one line each. */
function watch(context: BrowserContext, origin: string): string[] {
  const problems: string[] = [];

  // Violations of the content security policy are console errors too.
  context.on("console", (message) => {
    if (isComplaint(message)) {
      problems.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on("weberror", (webError) => {
    const error = String(webError.error());
    // A busy browser goes from one document to the next without a transition, and calls that an error of
    // the page's, of one without script too.
    if (!/^InvalidStateError: Transition was aborted/.test(error))
      problems.push(`page error: ${error}`);
  });
  context.on("request", (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (/^https?:$/.test(protocol) && asked !== origin) {
      problems.push(`request to another origin: ${request.url()}`);
    }
  });
  context.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    // A browser gives up a film, a picture, an icon or a font that is no longer wanted; that is no failure.
    const mayGo =
      /^(media|image|font)$/.test(request.resourceType()) ||
      /\/icon-/.test(request.url()) ||
      // Pressed, the link's prefetch becomes the navigation.
      request.headers()["sec-purpose"] === "prefetch";
    const abandoned = mayGo && why === "net::ERR_ABORTED";
    if (!abandoned) problems.push(`request failed: ${request.method()} ${request.url()} ${why}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) {
      problems.push(`response ${response.status()}: ${response.url()}`);
    }
  });
  return problems;
}

const isComplaint = (message: ConsoleMessage): boolean =>
  message.type() === "error" || message.type() === "warning";

/** Resolves when the browser has painted whatever has changed so far. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** From now on time passes only by `page.clock.runFor`. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
