import { defineConfig } from "@playwright/test";
import base, { once, thorough } from "./playwright.config.ts";

/** The long run: every fault, every page of its own, zoom, keyboard and access tree, at both sizes. */
export default defineConfig({
  ...base,
  testMatch: [thorough, once],
  projects: (base.projects ?? []).map(({ testIgnore: _, ...project }) => project),
});
