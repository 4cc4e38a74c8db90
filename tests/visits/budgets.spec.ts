import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { build, loadConfigFromFile } from "vite";
import { ensureChromium } from "../support/chromium.ts";
import { rawGet } from "../support/raw-get.ts";
import { expect, open, test as visitTest } from "../support/visit.ts";

// A whole Chromium: the other knows nothing of the line, and fetches as if it were the slowest what is far below.
const test = visitTest.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, executablePath: await ensureChromium({ whole: true }) }),
    { scope: "worker", timeout: 600_000 },
  ],
});

/** What the shop may weigh, in bytes as transferred; a row changes when somebody decides to pay for it. */
const BUDGET = {
  "HTML with CSS, inline scripts and all screens": 14_000,
  // Ten packets, before the first answer of the visitor's: what comes later comes a round trip later.
  "the same with its headers, which a host sends at once": 14_600,
  "JavaScript before any interaction": 68_000,
  "the app's own share of it": 10_000,
  "fonts on first view": 40_000,
  "first view of Home on a phone, without film": 230_000,
  "requests for that view": 9,
  "HTML of a bag's page": 9_000,
  "first view of it, without the photos behind the first": 200_000,
} as const;

type Row = keyof typeof BUDGET;

test("a phone gets the first view of Home and of a bag within their budgets", {
  tag: "@mobile",
}, async ({ page, baseURL }) => {
  const bag = `${baseURL}/bolsos/moon-bag/`;
  const downloads = await firstView(page);
  const ofBag = await firstViewOf(page, () => open(page, bag));
  const bytesOf = (ending: RegExp) =>
    Promise.all([...downloads.keys()].filter((url) => ending.test(url)).map(bodyBytes)).then(sum);
  const script = await bytesOf(/\.js$/);

  const weights: Record<Row, number> = {
    "HTML with CSS, inline scripts and all screens": await bodyBytes(`${baseURL}/`),
    "the same with its headers, which a host sends at once": downloads.get(`${baseURL}/`) ?? 0,
    "JavaScript before any interaction": script,
    "the app's own share of it": script - (await reactAlone()),
    "fonts on first view": await bytesOf(/\.woff2$/),
    "first view of Home on a phone, without film": sum([...downloads.values()]),
    "requests for that view": downloads.size,
    "HTML of a bag's page": await bodyBytes(bag),
    "first view of it, without the photos behind the first": sum(
      [...ofBag].filter(([url]) => !/moon-bag-[2-9]-/.test(url)).map(([, bytes]) => bytes),
    ),
  };
  const rows = Object.keys(BUDGET) as Row[];
  console.log(
    [["budget", "at most", "now", "left"], ...rows.map((row) => line(row, weights[row]))]
      .map(([name = "", ...figures]) => [name.padEnd(54), ...figures.map(right)].join(""))
      .join("\n"),
  );
  expect.soft(rows.filter((row) => weights[row] > BUDGET[row])).toEqual([]);
  // Nothing of the list is there twice or missing, or the sums would mean nothing.
  expect(script, "the page has a script").toBeGreaterThan(50_000);
  expect([...downloads.keys()].filter((url) => url.endsWith(".woff2"))).toHaveLength(2);
});

const line = (row: Row, now: number): string[] =>
  [row, BUDGET[row], now, BUDGET[row] - now].map(String);
const right = (figure: string): string => figure.padStart(9);
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Opens Home until its film begins to come, by when all that the first view needs has been asked for. */
const firstView = (page: Page): Promise<Map<string, number>> =>
  firstViewOf(page, async () => {
    await open(page);
    await expect(page.getByRole("button", { name: "Pausar la película" })).toBeVisible();
  });

/** Makes a visit and returns what was downloaded for it, headers included, but for films. */
async function firstViewOf(page: Page, visit: () => Promise<void>): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const downloads = new Map<string, number>();
  session.on("Network.requestWillBeSent", ({ requestId, request: { url } }) => {
    urls.set(requestId, url);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? "";
    if (!isFilm(url)) downloads.set(url, encodedDataLength);
  });
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  await visit();
  // What was asked for has been counted, to its last byte.
  await expect
    .poll(() => [...urls.values()].filter((url) => !isFilm(url) && !downloads.has(url)))
    .toEqual([]);
  // What the next visit downloads is not this one's.
  await session.detach();
  return downloads;
}

const isFilm = (url: string): boolean => /\.(webm|mp4)$/.test(url);

/** How many bytes of content the server sends for an address to a browser that takes brotli. */
const bodyBytes = async (url: string): Promise<number> =>
  (await rawGet(url, { "Accept-Encoding": "br" })).body.length;

/** What React weighs in a page that holds one paragraph, built with the shop's own settings. */
async function reactAlone(): Promise<number> {
  const loaded = await loadConfigFromFile({ command: "build", mode: "demo" }, "vite.config.ts");
  const { target, modulePreload } = loaded?.config.build ?? {};
  const entry = "react-alone";
  const output = await build({
    configFile: false,
    logLevel: "error",
    // A test runner sets its own NODE_ENV, with which React's development version would be built.
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      write: false,
      ...(target && { target }),
      ...(modulePreload !== undefined && { modulePreload }),
      rolldownOptions: {
        ...loaded?.config.environments?.client?.build?.rolldownOptions,
        input: entry,
      },
    },
    plugins: [
      {
        name: "react-alone",
        enforce: "pre",
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) =>
          id === `\0${entry}`
            ? `import { hydrateRoot } from "react-dom/client"; import { jsx } from "react/jsx-runtime";
               hydrateRoot(document.body, jsx("p", {}));`
            : undefined,
      },
    ],
  });
  const [built] = [output].flat();
  if (!built || !("output" in built)) throw new Error("React alone was not built");
  return brotliCompressSync(built.output[0].code).length;
}
