import { createMailbox } from "../../tools/mail/mailbox.ts";
import { serve } from "../../tools/serve/host.ts";
import { withFaults } from "./mail-faults.ts";
import { built } from "./shops.ts";
import { test as visitTest } from "./visit.ts";

export { expect } from "./visit.ts";

/** A host of the shop that belongs to one test, so that it may fail. */
type Host = {
  url: string;
  /** Files whose address matches are gone, as after a newer deployment. */
  lose(pattern: RegExp): void;
  /** All files are there again. */
  mend(): void;
};

/** A visit to a shop whose host can be made to fail. */
export const test = visitTest.extend<{ host: Host }>({
  // Playwright reads from this pattern what a fixture needs; this one needs nothing.
  host: async ({ browserName: _ }, use) => {
    let lost: RegExp | undefined;
    const mailbox = withFaults(createMailbox());
    const { url, close } = await serve({
      dir: await built("example"),
      port: 0,
      before: (req, res, next) => {
        if (lost?.test(req.url ?? "")) res.writeHead(404).end();
        else mailbox(req, res, next);
      },
    });
    await use({
      url,
      lose: (pattern) => {
        lost = pattern;
      },
      mend: () => {
        lost = undefined;
      },
    });
    await close();
  },
  baseURL: ({ host }, use) => use(host.url),
});
