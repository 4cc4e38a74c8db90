import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Plugin } from "vite";
import { CONTENT_DIR } from "../content/content-dir.ts";
import { invalidateShop } from "../content/load-shop.ts";

/** Editors truncate a file before they write it, and Vite's watcher reports only the first of two changes within 5 ms. */
const WRITE_PAUSE_MS = 50;

const isInContentDir = (file: string): boolean =>
  path.resolve(file).startsWith(path.resolve(CONTENT_DIR) + path.sep);

/** Reloads the page after each change in `content/` during `npm run dev`. */
export const watchContentPlugin = (): Plugin => ({
  name: "ovillo:watch-content",
  configureServer({ watcher, ws, environments }) {
    watcher.on("all", async (_event, file) => {
      if (!isInContentDir(file)) return;
      await setTimeout(WRITE_PAUSE_MS);
      invalidateShop();
      for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
      ws.send({ type: "full-reload" });
    });
  },
});
