import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { test } from "vitest";
import { serve } from "../../tools/serve/host.ts";
import { asHostsSend, BROTLI } from "../support/as-hosts-send.ts";
import { chromiumArgs, ensureChromium } from "../support/chromium.ts";
import { freePort } from "../support/free-port.ts";
import { built } from "../support/shops.ts";
import { type Measured, writeFloor } from "./floor.ts";
import { type Throttling, type Verdict, visitWithLighthouse } from "./lighthouse.ts";
import { median } from "./median.ts";
import { type Answers, measureAnswers, measureGrowth } from "./visitor.ts";

const REPORT = "docs/performance.md";
/** The part of the report that is written here stands between these two lines. */
const [START, END] = ["<!-- npm run bench -->", "<!-- /npm run bench -->"] as const;

/** How often each screen is visited; names of screens, or `bag`: these alone, and no taps; whether the report is renewed. */
const { RUNS = "5", ONLY, WRITE } = process.env;
const runs = Number(RUNS);
const only = ONLY?.split(",");

/** Milliseconds after which a host near the visitor answers; at once, as loopback would, none does. */
const HOST = 40;

const METHODS: Record<Throttling, string> = { simulate: "simulated", devtools: "applied" };

/** Measures a shop that is filled in beside its floor, both as hosts send them, and prints the tables. */
async function bench(): Promise<void> {
  const executablePath = await ensureChromium();
  const dir = await mkdtemp(path.join(tmpdir(), "ovillo-bench-"));
  const screens = (await writeFloor(await built("filled"), dir)).filter(
    ({ name }) => !only || only.includes(name),
  );
  const sent = asHostsSend(dir);
  const shop = await serve({
    dir,
    port: 0,
    before: (req, res, next) => setTimeout(() => sent(req, res, next), HOST),
  });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });

  const report = [
    `Commit ${commit()}, ${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, ` +
      `medians of ${runs} (lowest–highest), a shop that is filled in, brotli ${BROTLI}, a host ${HOST} ms away, load of the machine at the start ${loadavg()[0]?.toFixed(1)}.`,
    "",
    ...(only ? [] : [...(await visitorTable(browser, `${shop.url}/`)), ""]),
    ...(await lighthouseTable(shop.url, port, screens)),
  ].join("\n");

  await browser.close();
  await shop.close();
  await rm(dir, { recursive: true });
  console.log(`\n${report}`);
  if (WRITE) await writeReport(report);
}

async function lighthouseTable(
  url: string,
  port: number,
  screens: readonly Measured[],
): Promise<string[]> {
  const rows = [
    "| screen | network | FCP | LCP | Speed Index | TBT | CLS | bytes | requests | scores | FCP / floor | LCP / floor |",
    "| --- | --- | --: | --: | --: | --: | --: | --: | --: | --- | --: | --: |",
  ];
  for (const { name, address, floor } of screens) {
    for (const method of ["simulate", "devtools"] as const) {
      const ours: Verdict[] = [];
      const reference: Verdict[] = [];
      const again: Verdict[] = [];
      // In turns, so that what slows the machine down slows both down.
      for (let run = 0; run < runs; run += 1) {
        ours.push(
          await visitWithLighthouse(`${url}/${address}`, port, method, method === "simulate"),
        );
        reference.push(await visitWithLighthouse(`${url}/${floor}`, port, method));
        // The same page once more shows what a ratio is worth: simulated times jump (docs/performance.md).
        if (method === "simulate")
          again.push(await visitWithLighthouse(`${url}/${floor}`, port, method));
      }
      const network = METHODS[method];
      const table = [
        row(name, network, ours, reference),
        row(`${name}, floor`, network, reference),
        ...(again.length > 0 ? [row(`${name}, floor again`, network, again, reference)] : []),
      ];
      console.log(table.join("\n"));
      rows.push(...table);
    }
  }
  return rows;
}

function row(name: string, network: string, visits: Verdict[], reference?: Verdict[]): string {
  const middle = medians(visits);
  const cells = [
    name,
    network,
    ...(["fcp", "lcp"] as const).map((key) => {
      const times = visits.map((visit) => visit[key]);
      return `${middle[key].toFixed()} (${Math.min(...times).toFixed()}–${Math.max(...times).toFixed()})`;
    }),
    middle.speedIndex.toFixed(),
    middle.tbt.toFixed(),
    middle.cls.toFixed(3),
    middle.bytes.toFixed(),
    middle.requests,
    middle.scores.join("/"),
  ];
  if (reference) {
    const { fcp, lcp } = medians(reference);
    cells.push((middle.fcp / fcp).toFixed(2), (middle.lcp / lcp).toFixed(2));
  } else cells.push("", "");
  return `| ${cells.join(" | ")} |`;
}

async function visitorTable(browser: Browser, url: string): Promise<string[]> {
  const answers: Answers[] = [];
  for (let run = 0; run < runs; run += 1) {
    answers.push(await measureAnswers(browser, url));
    console.log(`visitor: ${run + 1} of ${runs}`);
  }
  const of = (key: keyof Answers) => median(answers.map((answer) => answer[key])).toFixed();
  const growth = await measureGrowth(browser, url);
  const frame = Number(of("frame"));
  return [
    "| on a phone, CPU slowed down 4 times | |",
    "| --- | --: |",
    `| navigation to hydrated | ${of("hydrated")} ms |`,
    `| the same on the slow line that Lighthouse applies | ${of("hydratedSlowly")} ms |`,
    `| tap on the menu to next paint | ${of("menu")} ms |`,
    `| tap on an arrow | ${of("arrow")} ms |`,
    `| tap on a dot | ${of("dot")} ms |`,
    `| tap on the form's button | ${of("form")} ms |`,
    `| longest frame while Home is scrolled through | ${frame === 0 ? "under 50" : frame} ms |`,
    `| DOM nodes more after 52 page changes | ${growth.nodes} |`,
    `| listeners more after 52 page changes | ${growth.listeners} |`,
  ];
}

function medians(verdicts: Verdict[]): Verdict {
  const of = (key: Exclude<keyof Verdict, "scores">) => median(verdicts.map((one) => one[key]));
  return {
    fcp: of("fcp"),
    lcp: of("lcp"),
    speedIndex: of("speedIndex"),
    tbt: of("tbt"),
    cls: of("cls"),
    bytes: of("bytes"),
    requests: of("requests"),
    scores: (verdicts[0]?.scores ?? []).map((_, i) =>
      median(verdicts.map(({ scores }) => scores[i] ?? 0)),
    ),
  };
}

async function writeReport(report: string): Promise<void> {
  const text = await readFile(REPORT, "utf8");
  const [before] = text.split(START);
  const [, after] = text.split(END);
  await writeFile(REPORT, `${before}${START}\n\n${report}\n\n${END}${after}`);
}

const commit = (): string =>
  execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();

test("how soon a visitor sees each screen, beside the same page without script", async () => {
  if (only && WRITE) throw new Error("WRITE renews the whole table: leave ONLY out");
  await bench();
});
