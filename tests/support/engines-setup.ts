import type { TestProject } from "vitest/node";
import { ensureProgram } from "./chromium.ts";
import { serveExample } from "./mail-faults.ts";
import { built } from "./shops.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the example shop is served. */
    shop: string;
  }
}

/** Sees once, for all files of visits, that there are browsers and a shop to visit. */
export default async function enginesSetup({ provide }: TestProject): Promise<() => Promise<void>> {
  ensureProgram(["firefox-esr"], ["firefox-esr"]);
  ensureProgram(["WebKitWebDriver"], ["webkit2gtk-driver", "gstreamer1.0-libav"]);
  ensureProgram(["Xvfb"], ["xvfb"]);
  await built("workshopOnGitHub");
  const { url, close } = await serveExample();
  provide("shop", url);
  return close;
}
