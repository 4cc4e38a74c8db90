import { ensureProgram } from "./browsers.ts";
import { serveExampleShop } from "./example-server.ts";
import { ensureBuild } from "./shop-builds.ts";

/** Ensures once for the whole suite that there are browsers and builds, and serves the example shop. */
export default async function enginesSetup(): Promise<() => Promise<void>> {
  ensureProgram(["firefox-esr"], "firefox-esr");
  ensureProgram(["WebKitWebDriver"], "webkit2gtk-driver gstreamer1.0-libav");
  ensureProgram(["Xvfb"], "xvfb");
  await ensureBuild("gitHubWorkshop");
  return serveExampleShop();
}
