import { createMailbox } from "../../tools/mail/mailbox.ts";
import { buildDemo } from "../../tools/serve/demo.ts";
import { serve } from "../../tools/serve/host.ts";
import { ensureChromium } from "./chromium.ts";
import { withFaults } from "./mail-faults.ts";

/** Sees that there is a browser and a shop to visit; a BASE_URL from outside is visited instead. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  Object.assign(process.env, { CHROMIUM_PATH: await ensureChromium() });
  const { BASE_URL } = process.env;
  if (BASE_URL) return undefined;
  const { url, close } = await serve({
    dir: await buildDemo(),
    port: 0,
    before: withFaults(createMailbox()),
  });
  Object.assign(process.env, { BASE_URL: url });
  return close;
}
