import { defineConfig } from "vitest/config";

// Suites build and visit the example shop, because the owner may change `content/`.
process.env.CONTENT_DIR ??= "example";

// Separate from vite.config.ts: no suite needs the build's plugins in its process.
const suite = (name: string, include: string[], settings: object = {}) => ({
  test: { name, environment: "node" as const, include, ...settings },
});
/** Builds take minutes on a busy machine, and apt may have to install a browser first. */
const longTimeouts = { testTimeout: 600_000, hookTimeout: 600_000 };

/** `npm test` runs `unit`; the other suites have their own commands. */
export default defineConfig({
  test: {
    // The same number as in playwright.config.ts.
    maxWorkers: 3,
    projects: [
      // The expected messages contain paths below `content/`.
      suite("unit", ["{lib,model,src,tools,workshop}/**/*.test.{ts,tsx}"], {
        env: { CONTENT_DIR: "content" },
        // Files of a worker share their modules: loading those anew takes longer than the tests.
        isolate: false,
        // A busy machine needs more than the default time.
        testTimeout: 30_000,
      }),
      suite("builds", ["tests/builds/**/*.test.ts"], longTimeouts),
      suite("engines", ["tests/engines/**/*.test.ts"], {
        ...longTimeouts,
        globalSetup: "tests/support/engines-setup.ts",
        // The same as in playwright.config.ts.
        retry: process.env.CI ? 1 : 0,
      }),
      suite("spoken", ["tests/spoken/**/*.test.ts"], longTimeouts),
      suite("bench", ["tests/bench/**/*.test.ts"], { testTimeout: 3_600_000 }),
    ],
  },
});
