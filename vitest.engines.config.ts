import { defineConfig } from "vitest/config";

// The main visits in Firefox ESR and WebKitGTK: `npm run test:engines`.
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/engines.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 600_000,
  },
});
