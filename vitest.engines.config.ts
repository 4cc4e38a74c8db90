import { defineConfig } from "vitest/config";

// The main visits in Firefox ESR and WebKitGTK: `npm run test:engines`.
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/engines.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 600_000,
    // As in playwright.config.ts: what fails twice is broken.
    retry: process.env.CI ? 2 : 0,
  },
});
