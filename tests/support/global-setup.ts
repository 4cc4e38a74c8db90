import { ensureChromium } from "./browsers.ts";
import { serveExampleShop } from "./example-server.ts";
import { buildAll } from "./shop-builds.ts";

/** Ensures that there is a browser, and serves the example shop. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  Object.assign(process.env, { CHROMIUM_PATH: ensureChromium() });
  // A build during the tests would slow them down. Outside CI, a test builds only the shop that it needs.
  if (process.env.CI) await buildAll();
  return serveExampleShop();
}
