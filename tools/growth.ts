import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { longestTask } from "./bench/longest-task.ts";
import { shopOfManyBags } from "./bench/many-bags.ts";
import { median } from "./bench/median.ts";
import { openOnPhone, scrollThrough } from "./bench/visitor.ts";
import { chromiumArgs, ensureChromium } from "./machine/chromium.ts";
import { compressFolder } from "./serve/compress.ts";
import { serve } from "./serve/host.ts";

/** Prints what the shop costs with ever more bags (docs/performance.md); thousands of photographs take their hours. */
const { values } = parseArgs({
  options: {
    bags: { type: "string", default: "6,40,120,360" },
    /** Small photographs of one colour: what does not depend on them, in minutes. */
    plain: { type: "boolean", default: false },
  },
});
const run = promisify(execFile);

type Row = Readonly<Record<string, string | number>>;

async function measure(browser: Browser, bags: number): Promise<Row> {
  const dir = await mkdtemp(path.join(tmpdir(), "ovillo-growth-"));
  await shopOfManyBags(dir, bags, values.plain);
  const [cold, warm] = [await build(dir), await build(dir)];
  const dist = path.join(dir, "dist");
  const files = (await readdir(dist, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const photo = (file: string) => /\.(avif|jpg|mp4|webm)$/.test(file);
  const megabytes = (wanted: (file: string) => boolean) =>
    sizes.reduce((sum, size, i) => sum + (wanted(files[i] ?? "") ? size : 0), 0) / 1e6;
  const weight = async (file: string) =>
    brotliCompressSync(await readFile(path.join(dist, file))).length;

  await compressFolder(dist);
  const served = await serve({ dir: dist, port: 0 });
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let i = 0; i < 3; i += 1) visits.push(await visit(browser, `${served.url}/#/novedades`));
  await served.close();
  const row = {
    bags,
    "build cold, s": (cold / 1000).toFixed(),
    "build warm, s": (warm / 1000).toFixed(),
    files: files.length,
    MB: megabytes(() => true).toFixed(1),
    "MB without photos and films": megabytes((file) => !photo(file)).toFixed(2),
    "index.html, B br": await weight("index.html"),
    "a bag's page, B br": await weight("bolsos/bolso-1/index.html"),
    "hydrated, ms": median(visits.map(({ hydrated }) => hydrated)).toFixed(),
    "longest frame, ms": median(visits.map(({ frame }) => frame)).toFixed(),
    "longest task, ms of processor": median(visits.map(({ task }) => task)).toFixed(),
    "DOM nodes": visits[0]?.nodes ?? 0,
  };
  await rm(dir, { recursive: true });
  return row;
}

/** Builds the shop in that folder; returns the milliseconds that this takes. */
async function build(dir: string): Promise<number> {
  const begun = performance.now();
  await run(
    process.execPath,
    ["node_modules/tsx/dist/cli.mjs", "tools/build.ts", "--mode", "demo"],
    {
      cwd: dir,
      env: { ...process.env, NODE_ENV: "production", CONTENT_DIR: "content" },
      maxBuffer: 1e8,
    },
  );
  return performance.now() - begun;
}

/** Opens the longest screen on a slow phone and scrolls through as much of it as a minute allows. */
async function visit(browser: Browser, url: string) {
  const { context, page, session, hydrated } = await openOnPhone(browser, url);
  const nodes = await page.evaluate(() => document.querySelectorAll("#root *").length);
  let frame = 0;
  const task = await longestTask(browser, page, async () => {
    frame = await scrollThrough(page, session, 40_000);
  });
  await context.close();
  return { hydrated, nodes, frame, task };
}

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumArgs,
});
console.log(
  `Chromium ${browser.version()}, load of the machine at the start ${loadavg()[0]?.toFixed(1)}.\n`,
);
let first = true;
for (const bags of values.bags.split(",").map(Number)) {
  const row = await measure(browser, bags);
  if (first) {
    console.log(`| ${Object.keys(row).join(" | ")} |`);
    console.log(`|${" --: |".repeat(Object.keys(row).length)}`);
  }
  first = false;
  console.log(`| ${Object.values(row).join(" | ")} |`);
}
await browser.close();
