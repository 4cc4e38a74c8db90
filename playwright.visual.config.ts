import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";
import { chromiumArgs } from "./tests/browser.ts";

/** Each screen beside the picture of it that was last accepted: docs/visual-tests.md. */
export default defineConfig({
  ...base,
  testDir: "tests/visual",
  testMatch: "**/*.visual.ts",
  outputDir: "test-results/visual",
  snapshotPathTemplate: "{testDir}/pictures/{arg}-{projectName}{ext}",
  reporter: [["list"], ["html", { open: "never", outputFolder: "playwright-report/visual" }]],
  expect: {
    toHaveScreenshot: {
      scale: "device",
      stylePath: "tests/visual/plain.css",
      // Half size evens out how a browser draws its letters; a heading that moves is more than this.
      threshold: 0.3,
      maxDiffPixels: 120,
    },
  },
  // Playwright adds its styles to the page, which the shop's own policy would refuse.
  use: {
    ...base.use,
    // Letters drawn without hinting take the same room on every machine.
    launchOptions: {
      ...base.use?.launchOptions,
      args: [...chromiumArgs, "--font-render-hinting=none", "--disable-lcd-text"],
    },
    bypassCSP: true,
    contextOptions: { reducedMotion: "reduce" },
    deviceScaleFactor: 0.5,
  },
  projects: [
    { name: "390", use: { viewport: { width: 390, height: 844 } } },
    { name: "1440", use: { viewport: { width: 1440, height: 900 } } },
  ],
});
