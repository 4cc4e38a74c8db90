import { startDemo } from "../../tools/serve/demo.ts";
import { ensureChromium } from "./chromium.ts";

/** Sees that there is a browser and a shop to visit; a BASE_URL from outside is visited instead. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  Object.assign(process.env, { CHROMIUM_PATH: await ensureChromium() });
  const { BASE_URL } = process.env;
  if (BASE_URL) return undefined;
  const { url, close } = await startDemo(0);
  Object.assign(process.env, { BASE_URL: url });
  return close;
}
