import { execFileSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { test } from "vitest";
import { chromiumArgs, ensureChromium } from "../support/browsers.ts";
import { ensureBuild } from "../support/shop-builds.ts";
import { BROTLI_QUALITY, createBrotliMiddleware, serveDirectory } from "../support/test-server.ts";

const REPORT = "docs/performance.md";
/** The table of the report stands between these two lines. */
const [START, END] = ["<!-- npm run bench -->", "<!-- /npm run bench -->"] as const;

/** How often each screen is visited, which screens alone, and whether the report is renewed. */
const { RUNS = "5", ONLY, WRITE } = process.env;

/** Milliseconds after which a host near the visitor answers; at once, as loopback would, none does. */
const HOST = 40;

/** Where Lighthouse finds the browser: the measurement has the machine for itself. */
const PORT = 9222;

/** What is measured: the address of ours, and the file in which its floor is written. */
const SCREENS = [
  { name: "home", address: "#/", floor: "floor-home.html" },
  { name: "novedades", address: "#/novedades", floor: "floor-novedades.html" },
  { name: "essentials", address: "#/essentials", floor: "floor-essentials.html" },
  { name: "not-found", address: "#/nada", floor: "floor-not-found.html" },
  // In the bag's folder: the addresses in its page are read from there.
  { name: "bag", address: "bolsos/moon-bag/", floor: "bolsos/moon-bag/floor.html" },
] as const;

/** The same HTML and stills without any script, with a screen standing where the inline script would have put it. */
async function writeFloors(dir: string): Promise<void> {
  for (const { name, address, floor } of SCREENS) {
    const page = path.join(dir, address.replace(/#.*/, ""), "index.html");
    const html = withScreen(await readFile(page, "utf8"), name);
    await writeFile(path.join(dir, floor), html.replace(/<script[\s\S]*?<\/script>/g, ""));
  }
}

function withScreen(page: string, name: string): string {
  const html = page.replace(new RegExp(`<template id="preloads-${name}">(.*?)</template>`), "$1");
  const template = new RegExp(`<template id="screen-${name}"[^>]*>([\\s\\S]*?)</template>`);
  const root = /<div id="root">([\s\S]*?)<\/div>(?=\s*<template)/;
  const [, screen] = template.exec(html) ?? [];
  const [, home] = root.exec(html) ?? [];
  if (screen === undefined) return html;
  // They change places, so that the page weighs the same.
  return html
    .replace(template, () => `<template>${home}</template>`)
    .replace(root, () => `<div id="root">${screen}</div>`);
}

/** What Lighthouse's mobile profile says of a page, in milliseconds, bytes and points. */
type Verdict = { times: Record<(typeof AUDITS)[number], number>; scores: number[] };

const AUDITS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "total-byte-weight",
] as const;

async function visit(url: string, tries = 3): Promise<Verdict> {
  const result = await lighthouse(url, {
    port: PORT,
    output: "json",
    logLevel: "error",
    throttlingMethod: "devtools",
    onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
  });
  if (!result) throw new Error(`Lighthouse had nothing to say about ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  // Now and then the browser loses the beginning of a recording, and Lighthouse asks to be run again.
  if (runtimeError?.code === "NO_NAVSTART" && tries > 1) return visit(url, tries - 1);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return {
    times: Object.fromEntries(
      AUDITS.map((audit) => [audit, audits[audit]?.numericValue ?? Number.NaN]),
    ) as Verdict["times"],
    scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
  };
}

/** The middle one of some figures, which one that stumbles does not move. */
const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

function row(name: string, visits: Verdict[], floor: Verdict[]): string {
  const all = (from: Verdict[], audit: (typeof AUDITS)[number]) =>
    from.map(({ times }) => times[audit]);
  const paints = (["first-contentful-paint", "largest-contentful-paint"] as const).map((audit) => {
    const ours = all(visits, audit);
    const figures = [median(ours), Math.min(...ours), Math.max(...ours)].map((ms) => ms.toFixed());
    const ratio = median(ours) / median(all(floor, audit));
    return `${figures[0]} (${figures[1]}–${figures[2]}) | ${visits === floor ? "" : ratio.toFixed(2)}`;
  });
  const [tbt = "", cls = "", bytes = ""] = AUDITS.slice(2).map((audit, i) =>
    median(all(visits, audit)).toFixed(i === 1 ? 3 : 0),
  );
  const scores = (visits[0]?.scores ?? []).map((_, i) =>
    median(visits.map((verdict) => verdict.scores[i] ?? 0)),
  );
  return `| ${[name, ...paints, tbt, cls, bytes, scores.join("/")].join(" | ")} |`;
}

test("how soon a visitor sees each screen, beside the same page without script", async () => {
  if (ONLY && WRITE) throw new Error("WRITE renews the whole table: leave ONLY out");
  const dir = await mkdtemp(path.join(tmpdir(), "ovillo-bench-"));
  await cp(await ensureBuild("allOptions"), dir, { recursive: true });
  await writeFloors(dir);
  const sent = createBrotliMiddleware(dir);
  const before: typeof sent = (req, res, next) => setTimeout(() => sent(req, res, next), HOST);
  const shop = await serveDirectory(dir, before);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${PORT}`],
  });
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const report = [
    `Commit ${commit}, ${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, medians of ${RUNS} (lowest–highest), brotli ${BROTLI_QUALITY}, a host ${HOST} ms away, load of the machine at the start ${loadavg()[0]?.toFixed(1)}.`,
    "",
    "| screen | FCP | FCP / floor | LCP | LCP / floor | TBT | CLS | bytes | scores |",
    "| --- | --: | --: | --: | --: | --: | --: | --: | --- |",
  ];
  for (const { name, address, floor } of SCREENS) {
    if (ONLY && !ONLY.split(",").includes(name)) continue;
    const [ours, floors]: [Verdict[], Verdict[]] = [[], []];
    // In turns, so that what slows the machine down slows both down.
    for (let run = 0; run < Number(RUNS); run += 1) {
      ours.push(await visit(`${shop.url}/${address}`));
      floors.push(await visit(`${shop.url}/${floor}`));
    }
    report.push(row(name, ours, floors), row(`${name}, floor`, floors, floors));
  }
  await browser.close();
  await shop.close();
  await rm(dir, { recursive: true });
  console.log(`\n${report.join("\n")}`);
  if (!WRITE) return;
  const [head, rest] = (await readFile(REPORT, "utf8")).split(START);
  const table = `${START}\n\n${report.join("\n")}\n\n${END}`;
  await writeFile(REPORT, `${head}${table}${rest?.split(END)[1]}`);
});
