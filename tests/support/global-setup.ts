import { ensureChromium } from "./browsers.ts";
import { serveExampleShop } from "./example-server.ts";
import { buildAll } from "./shop-builds.ts";

/** Sees that there is a browser and a shop to visit. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  Object.assign(process.env, { CHROMIUM_PATH: ensureChromium() });
  // A build beside the visits would slow them down. While one works on one of them, only what it needs is built.
  if (process.env.CI) await buildAll();
  return serveExampleShop();
}
