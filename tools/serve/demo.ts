import { basename, resolve } from "node:path";
import { buildShop } from "../build/build-shop.ts";
import type { Middleware } from "../machine/middleware.ts";
import { createMailbox } from "../mail/mailbox.ts";
import { type Served, serve } from "./host.ts";

/** Where the demo shop is built; a shop that the tests bring along stays out of its way. */
export const DEMO_DIR = resolve(".cache", `demo${basename(process.env.CONTENT_DIR ?? "")}`);

/** Builds the demo shop, whose mail goes to the local stand-in, and returns its folder. */
async function buildDemo(): Promise<string> {
  await buildShop(DEMO_DIR, "demo");
  return DEMO_DIR;
}

/**
 * Builds the demo shop and serves it, with its mailbox, on `port` or the next free one.
 *
 * @param more answers what the mailbox does not, before any file does
 */
export async function startDemo(port: number, more?: Middleware): Promise<Served> {
  const mailbox = createMailbox();
  return serve({
    dir: await buildDemo(),
    before: (req, res, next) => mailbox(req, res, () => (more ? more(req, res, next) : next())),
    port,
  });
}
