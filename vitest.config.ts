import { defineConfig } from "vitest/config";

// Builds and visits are made of the example shop: `content/` is its owner's.
process.env.CONTENT_DIR ??= "example";

// A file of its own, not vite.config.ts: no suite here needs the build's plugins in its own process.
const suite = (name: string, include: string[], settings: object = {}) => ({
  test: { name, environment: "node" as const, include, ...settings },
});
/** Whole builds take minutes on a busy machine, and apt may have to install a browser first. */
const longTimeouts = { testTimeout: 600_000, hookTimeout: 600_000 };

/** A suite is a folder; `npm test` runs `unit`, the others have a command of their own. */
export default defineConfig({
  test: {
    // As many as in playwright.config.ts.
    maxWorkers: 3,
    projects: [
      // Messages name the files as the owner knows them.
      suite("unit", ["{model,src,tools,workshop}/**/*.test.{ts,tsx}"], {
        env: { CONTENT_DIR: "content" },
        // A machine that is busy with something else is slower, not broken.
        testTimeout: 30_000,
      }),
      suite("builds", ["tests/builds/**/*.test.ts"], longTimeouts),
      suite("engines", ["tests/engines/**/*.test.ts"], {
        ...longTimeouts,
        globalSetup: "tests/support/engines-setup.ts",
        // As in playwright.config.ts.
        retry: process.env.CI ? 1 : 0,
      }),
      suite("bench", ["tests/bench/**/*.test.ts"], { testTimeout: 3_600_000 }),
      suite("shipped", ["tests/shipped/**/*.test.ts"]),
    ],
  },
});
