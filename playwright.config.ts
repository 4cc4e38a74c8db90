import { defineConfig } from "@playwright/test";
import { chromiumArgs } from "./tests/browser.ts";

// The global set-up writes BASE_URL and CHROMIUM_PATH before the workers read this file again.
const { BASE_URL, CHROMIUM_PATH, CI } = process.env;

/** The specs of `npm run test:thorough`; all others are the visits of `npm test`. */
export const thorough =
  /(access-tree|any-number-of-bags|faults-\w+|first-paint|keyboard|pages|print|privacy|security|zoom)\.spec\.ts$/;
const visits =
  /\/(access|budgets|carousel|change-page|external-links|film|footer|header|hydrate|look-at-bags|not-found|novedades|write-to-us)\.spec\.ts$/;

/** Visits that hardly depend on the window: the desktop in `npm test`, both sizes in the long run. */
export const once =
  /\/(change-page|external-links|footer|look-at-bags|not-found|write-to-us)\.spec\.ts$/;

export default defineConfig({
  testDir: "tests",
  testMatch: visits,
  globalSetup: "./tests/global-setup.ts",
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  // A machine that others use too may stumble; what fails twice is broken.
  retries: CI ? 2 : 0,
  // A machine that is busy with something else is slower, not broken.
  expect: { timeout: 10_000 },
  // One more than the two cores it is meant for: a visit waits for its fades while another one works.
  workers: 3,
  reporter: [["list"], ["html", { open: "never" }]],
  use: {
    locale: "es-ES",
    ...(BASE_URL && { baseURL: BASE_URL }),
    launchOptions: {
      args: chromiumArgs,
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    },
  },
  // A visit is made at both sizes, unless its tag says that it is about one of them.
  projects: [
    {
      name: "desktop",
      grepInvert: /@mobile/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "mobile",
      grepInvert: /@desktop/,
      testIgnore: once,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
