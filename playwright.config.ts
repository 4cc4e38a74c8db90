import { defineConfig, type Project } from "@playwright/test";
import { chromiumArgs } from "./tests/support/browsers.ts";

// Tests visit the example shop, because the owner may change `content/`.
process.env.CONTENT_DIR ??= "example";
// The global setup sets SHOP and CHROMIUM_PATH before the workers read this file again.
const { SHOP, CHROMIUM_PATH, CI } = process.env;

const launchOptions = {
  args: chromiumArgs,
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
};
const mobile = {
  viewport: { width: 390, height: 844 },
  // A phone paints at least four times the pixels, which takes time and changes few tests. Those set their own density.
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: true,
};

const guide = {
  ...mobile,
  viewport: { width: 390, height: 760 },
  deviceScaleFactor: 1.5,
  contextOptions: { reducedMotion: "reduce" as const },
};

/** Compares each screen with its baseline screenshot (docs/visual-tests.md). */
const pictures = (width: number, height: number): Project => ({
  name: `pictures-${width}`,
  testDir: "tests/visual",
  snapshotPathTemplate: `{testDir}/baselines/{arg}-${width}{ext}`,
  expect: {
    toHaveScreenshot: {
      scale: "device",
      stylePath: "tests/visual/screenshot.css",
      // Half size hides differences in font rendering; a heading that moves exceeds both limits.
      threshold: 0.3,
      maxDiffPixels: 120,
    },
  },
  use: {
    viewport: { width, height },
    launchOptions: { ...launchOptions, args: [...chromiumArgs, "--disable-lcd-text"] },
    // Playwright adds styles to the page, which the page's policy would refuse.
    bypassCSP: true,
    contextOptions: { reducedMotion: "reduce" },
    deviceScaleFactor: 0.5,
  },
});

export default defineConfig({
  globalSetup: "./tests/support/global-setup.ts",
  testDir: "tests",
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // A shared machine may fail a test once; the list reports it as flaky, and it counts as a defect.
  retries: CI ? 1 : 0,
  // A busy machine needs more than the default time.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // One more than the two cores of a small machine, because tests wait for animations.
  workers: 3,
  reporter: [["list"], ["html", { open: "never" }]],
  use: {
    locale: "es-ES",
    ...(SHOP && { baseURL: SHOP }),
    launchOptions,
  },
  projects: [
    // One project, because Playwright starts new workers, with a browser each, for every project.
    { name: "visits", testMatch: "{shop,desktop,workshop}/**/*.spec.ts", use: mobile },
    // Measures the workshop; needs an idle machine.
    { name: "measure", testDir: "tests/measure", use: { ...mobile, deviceScaleFactor: 2 } },
    // Takes the screenshots of the owner's guides.
    { name: "guide", testDir: "tests/guide", use: guide },
    pictures(390, 844),
    pictures(1440, 900),
  ],
});
