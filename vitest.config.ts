import { defineConfig } from "vitest/config";

// A file of its own, not vite.config.ts: unit tests need none of the build's plugins.
export default defineConfig({
  test: {
    environment: "node",
    include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts"],
  },
});
