import { resolve } from "node:path";
import { createBuilder, loadEnv } from "vite";
import { createMailbox } from "./mailbox.ts";
import { compressFolder, type Served, serve } from "./serve.ts";

const MODE = "demo";

/** Builds the demo shop, whose mail goes to the local stand-in, and returns its folder. */
export async function buildDemo(): Promise<string> {
  const outDir = resolve(".cache/demo");
  // Said outright: with the NODE_ENV of a test runner, React's development version would be built.
  Object.assign(process.env, { NODE_ENV: "production" });
  const builder = await createBuilder({
    mode: MODE,
    logLevel: "warn",
    build: { outDir, emptyOutDir: true },
  });
  await builder.buildApp();
  await compressFolder(outDir);
  return outDir;
}

/** Builds the demo shop and serves it, with its mailbox, on `port` or the next free one. */
export async function startDemo(port: number): Promise<Served> {
  const dir = await buildDemo();
  const {
    VITE_EMAILJS_PUBLIC_KEY: publicKey = "",
    VITE_EMAILJS_SERVICE_ID: serviceId = "",
    VITE_EMAILJS_TEMPLATE_ID: templateId = "",
  } = loadEnv(MODE, process.cwd());
  const mailbox = createMailbox({ publicKey, serviceId, templateId });
  return serve({ dir, mailbox, port });
}
