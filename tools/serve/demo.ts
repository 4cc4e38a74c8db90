import { basename, resolve } from "node:path";
import { createBuilder, loadEnv } from "vite";
import type { Middleware } from "../machine/middleware.ts";
import { replacing } from "../machine/staging.ts";
import { mailKeys } from "../mail/keys.ts";
import { createMailbox } from "../mail/mailbox.ts";
import { compressFolder } from "./compress.ts";
import { type Served, serve } from "./host.ts";

const MODE = "demo";

/** Where the demo shop is built; a shop that the tests bring along stays out of its way. */
export const DEMO_DIR = resolve(".cache", `demo${basename(process.env.CONTENT_DIR ?? "")}`);

/** Builds the demo shop, whose mail goes to the local stand-in, and returns its folder. */
export async function buildDemo(): Promise<string> {
  // Said outright: with the NODE_ENV of a test runner, React's development version would be built.
  Object.assign(process.env, { NODE_ENV: "production" });
  // Another window may be building it too, or showing it.
  await replacing(DEMO_DIR, async (dir) => {
    const builder = await createBuilder({
      mode: MODE,
      logLevel: "warn",
      build: { outDir: dir, emptyOutDir: true },
    });
    await builder.buildApp();
    await compressFolder(dir);
  });
  return DEMO_DIR;
}

/**
 * Builds the demo shop and serves it, with its mailbox, on `port` or the next free one.
 *
 * @param more answers what the mailbox does not, before any file does
 */
export async function startDemo(port: number, more?: Middleware): Promise<Served> {
  const mailbox = demoMailbox();
  return serve({
    dir: await buildDemo(),
    before: (req, res, next) => mailbox(req, res, () => (more ? more(req, res, next) : next())),
    port,
  });
}

/** The mailbox that the demo shop sends to. */
export const demoMailbox = (): Middleware => createMailbox(mailKeys(loadEnv(MODE, process.cwd())));
