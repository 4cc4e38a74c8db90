import { defineConfig, type Project } from "@playwright/test";
import { chromiumArgs } from "./tests/support/browsers.ts";

// What is visited is the example shop: `content/` is its owner's, and no test expects anything of it.
process.env.CONTENT_DIR ??= "example";
// The global set-up writes SHOP and CHROMIUM_PATH before the workers read this file again.
const { SHOP, CHROMIUM_PATH, CI } = process.env;

const launchOptions = {
  args: chromiumArgs,
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
};
const desktop = { viewport: { width: 1280, height: 800 } };
const mobile = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

const guide = {
  ...mobile,
  viewport: { width: 390, height: 760 },
  deviceScaleFactor: 1.5,
  contextOptions: { reducedMotion: "reduce" as const },
};

/** Each screen beside the picture of it that was last accepted: docs/visual-tests.md. */
const pictures = (width: number, height: number): Project => ({
  name: `pictures-${width}`,
  testDir: "tests/visual",
  snapshotPathTemplate: `{testDir}/baselines/{arg}-${width}{ext}`,
  expect: {
    toHaveScreenshot: {
      scale: "device",
      stylePath: "tests/visual/screenshot.css",
      // Half size evens out how a browser draws its letters; a heading that moves is more than this.
      threshold: 0.3,
      maxDiffPixels: 120,
    },
  },
  use: {
    viewport: { width, height },
    launchOptions: { ...launchOptions, args: [...chromiumArgs, "--disable-lcd-text"] },
    // Playwright adds its styles to the page, which the shop's own policy would refuse.
    bypassCSP: true,
    contextOptions: { reducedMotion: "reduce" },
    deviceScaleFactor: 0.5,
  },
});

export default defineConfig({
  globalSetup: "./tests/support/global-setup.ts",
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // A machine that others use too may stumble once; what did is a defect: the list names it as flaky.
  retries: CI ? 1 : 0,
  // A machine that is busy with something else is slower, not broken.
  expect: { timeout: 10_000 },
  // One more than the two cores it is meant for: a visit waits for its fades while another one works.
  workers: 3,
  reporter: [["list"], ["html", { open: "never" }]],
  use: {
    locale: "es-ES",
    ...(SHOP && { baseURL: SHOP }),
    launchOptions,
  },
  // A suite is a folder.
  projects: [
    { name: "shop", testDir: "tests/shop", use: mobile },
    { name: "desktop", testDir: "tests/desktop", use: desktop },
    // The owner's workshop, which no visitor sees.
    { name: "workshop", testDir: "tests/workshop", use: mobile },
    // No proof but a measurement, which wants the machine for itself.
    { name: "measure", testDir: "tests/measure", use: mobile },
    // Nor these: they take the pictures of the owner's documents anew.
    { name: "guide", testDir: "tests/guide", use: guide },
    pictures(390, 844),
    pictures(1440, 900),
  ],
});
