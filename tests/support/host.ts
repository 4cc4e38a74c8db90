import { createMailbox } from "../../tools/mail/mailbox.ts";
import { type Served, serve } from "../../tools/serve/host.ts";
import { withFaults } from "./mail-faults.ts";
import { built } from "./shops.ts";
import { test as visitTest } from "./visit.ts";

export { expect } from "./visit.ts";

/** A host of the shop that belongs to one test, so that it may fail. */
type Host = {
  url: string;
  /** Files whose address matches are gone, as after a newer deployment. */
  lose(pattern: RegExp): void;
  /** Files whose address matches hold something that no browser can read. */
  spoil(pattern: RegExp): void;
  /** All files are there again, and whole. */
  mend(): void;
  /** Refuses every connection. */
  stop(): Promise<void>;
  /** Answers again, at the same address. */
  start(): Promise<void>;
};

/** A visit to a shop whose host can be made to fail. */
export const test = visitTest.extend<{ host: Host }>({
  // Playwright reads from this pattern what a fixture needs; this one needs nothing.
  host: async ({ browserName: _ }, use) => {
    let lost: RegExp | undefined;
    let spoilt: RegExp | undefined;
    const dir = await built("example");
    const mailbox = withFaults(createMailbox());
    const open = (port: number): Promise<Served> =>
      serve({
        dir,
        port,
        before: (req, res, next) => {
          const path = req.url ?? "";
          if (lost?.test(path)) res.writeHead(404).end();
          else if (spoilt?.test(path)) res.end("ni foto ni película");
          else mailbox(req, res, next);
        },
      });

    let served: Served | undefined = await open(0);
    const { url } = served;
    await use({
      url,
      lose: (pattern) => {
        lost = pattern;
      },
      spoil: (pattern) => {
        spoilt = pattern;
      },
      mend: () => {
        lost = spoilt = undefined;
      },
      stop: async () => {
        await served?.close();
        served = undefined;
      },
      start: async () => {
        served = await open(Number(new URL(url).port));
      },
    });
    await served?.close();
  },
  baseURL: ({ host }, use) => use(host.url),
});
