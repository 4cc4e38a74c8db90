import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { test } from "vitest";
import { chromiumArgs, ensureChromium } from "../support/browsers.ts";
import { median, updateReport } from "../support/performance-report.ts";
import { MENU_SCREENS } from "../support/screens.ts";
import { ensureBuild } from "../support/shop-builds.ts";
import { BROTLI_QUALITY, createBrotliMiddleware, serveDirectory } from "../support/test-server.ts";

/** The visits per screen, the only screens to measure, and whether to update the report. */
const { RUNS = "5", ONLY, WRITE } = process.env;

/** The latency of a host near the visitor, in milliseconds: without it, loopback would answer at once. */
const HOST_LATENCY_MS = 40;

/** The browser's debugging port for Lighthouse; fixed, because nothing else runs during the measurement. */
const PORT = 9222;

/** The screens to measure: the path of each, and the file of its floor (the same page without script). */
const SCREENS = [
  ...MENU_SCREENS.map(({ route, hash }) => ({
    name: route,
    address: hash,
    floor: `floor-${route}.html`,
  })),
  { name: "not-found", address: "#/nada", floor: "floor-not-found.html" },
  // In the bag's folder, because the URLs in its page are relative to it.
  { name: "bag", address: "bolsos/moon-bag/", floor: "bolsos/moon-bag/floor.html" },
];

/** Writes each screen's page without script, its screen already shown, as the speed reference. */
async function writeFloors(dir: string): Promise<void> {
  for (const { name, address, floor } of SCREENS) {
    const page = path.join(dir, address.replace(/#.*/, ""), "index.html");
    const html = showScreen(await readFile(page, "utf8"), name);
    await writeFile(path.join(dir, floor), html.replace(/<script[\s\S]*?<\/script>/g, ""));
  }
}

function showScreen(page: string, name: string): string {
  const html = page.replace(new RegExp(`<template id="preloads-${name}">(.*?)</template>`), "$1");
  const template = new RegExp(`<template id="screen-${name}"[^>]*>([\\s\\S]*?)</template>`);
  const root = /<div id="root">([\s\S]*?)<\/div>(?=\s*<template)/;
  const [, screen] = template.exec(html) ?? [];
  const [, home] = root.exec(html) ?? [];
  if (screen === undefined) return html;
  // Swap the screens, so that the page has the same size.
  return html
    .replace(template, () => `<template>${home}</template>`)
    .replace(root, () => `<div id="root">${screen}</div>`);
}

/** The results of Lighthouse's mobile profile, in milliseconds, bytes and points. */
type Measurement = { times: Record<(typeof AUDITS)[number], number>; scores: number[] };

const AUDITS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "total-byte-weight",
] as const;

async function measure(url: string, attempts = 3): Promise<Measurement> {
  const result = await lighthouse(url, {
    port: PORT,
    output: "json",
    logLevel: "error",
    throttlingMethod: "devtools",
    onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  // Sometimes the browser loses the start of a trace; Lighthouse then asks for another run.
  if (runtimeError?.code === "NO_NAVSTART" && attempts > 1) return measure(url, attempts - 1);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return {
    times: Object.fromEntries(
      AUDITS.map((audit) => [audit, audits[audit]?.numericValue ?? Number.NaN]),
    ) as Measurement["times"],
    scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
  };
}

function formatRow(name: string, measurements: Measurement[], floor: Measurement[]): string {
  const timesOf = (from: Measurement[], audit: (typeof AUDITS)[number]) =>
    from.map(({ times }) => times[audit]);
  const paints = (["first-contentful-paint", "largest-contentful-paint"] as const).map((audit) => {
    const ours = timesOf(measurements, audit);
    const figures = [median(ours), Math.min(...ours), Math.max(...ours)].map((ms) => ms.toFixed());
    const ratio = median(ours) / median(timesOf(floor, audit));
    return `${figures[0]} (${figures[1]}–${figures[2]}) | ${measurements === floor ? "" : ratio.toFixed(2)}`;
  });
  const [tbt = "", cls = "", bytes = ""] = AUDITS.slice(2).map((audit, i) =>
    median(timesOf(measurements, audit)).toFixed(i === 1 ? 3 : 0),
  );
  const scores = (measurements[0]?.scores ?? []).map((_, i) =>
    median(measurements.map((measurement) => measurement.scores[i] ?? 0)),
  );
  return `| ${[name, ...paints, tbt, cls, bytes, scores.join("/")].join(" | ")} |`;
}

test("each screen is measured against the same page without script", async () => {
  if (ONLY && WRITE) throw new Error("WRITE renews the whole table: leave ONLY out");
  const dir = await mkdtemp(path.join(tmpdir(), "ovillo-bench-"));
  await cp(await ensureBuild("allOptions"), dir, { recursive: true });
  await writeFloors(dir);
  const serveCompressed = createBrotliMiddleware(dir);
  const serveWithLatency: typeof serveCompressed = (req, res, next) =>
    setTimeout(() => serveCompressed(req, res, next), HOST_LATENCY_MS);
  const shop = await serveDirectory(dir, serveWithLatency);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${PORT}`],
  });
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const report = [
    `Commit ${commit}, ${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, medians of ${RUNS} (lowest–highest), brotli ${BROTLI_QUALITY}, a host ${HOST_LATENCY_MS} ms away, load of the machine at the start ${loadavg()[0]?.toFixed(1)}.`,
    "",
    "| screen | FCP | FCP / floor | LCP | LCP / floor | TBT | CLS | bytes | scores |",
    "| --- | --: | --: | --: | --: | --: | --: | --: | --- |",
  ];
  for (const { name, address, floor } of SCREENS) {
    if (ONLY && !ONLY.split(",").includes(name)) continue;
    const [ours, floors]: [Measurement[], Measurement[]] = [[], []];
    // Alternate, so that a busy machine slows both down.
    for (let run = 0; run < Number(RUNS); run += 1) {
      ours.push(await measure(`${shop.url}/${address}`));
      floors.push(await measure(`${shop.url}/${floor}`));
    }
    report.push(formatRow(name, ours, floors), formatRow(`${name}, floor`, floors, floors));
  }
  await browser.close();
  await shop.close();
  await rm(dir, { recursive: true });
  await updateReport("screens", report);
});
