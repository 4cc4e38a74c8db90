import { defineConfig } from "@playwright/test";
import base, { thorough } from "./playwright.config.ts";

/** The long run: every fault, every page of its own, zoom, keyboard and access tree. */
export default defineConfig({ ...base, testIgnore: [], testMatch: thorough });
