import { defineConfig } from "vitest/config";

// The published folder on real servers: `npm run test:hosting`.
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/hosting.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 600_000,
  },
});
