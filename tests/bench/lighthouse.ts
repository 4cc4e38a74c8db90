import lighthouse from "lighthouse";

/** How the slow network is made: calculated afterwards, or really applied. */
export type Throttling = "simulate" | "devtools";

/** What Lighthouse's mobile profile says of a page, in milliseconds, bytes and points. */
export type Verdict = {
  fcp: number;
  lcp: number;
  speedIndex: number;
  tbt: number;
  cls: number;
  bytes: number;
  requests: number;
  /** Performance, and in a full visit accessibility, best practices and SEO. */
  scores: number[];
};

const PERFORMANCE = ["performance"];
const ALL = [...PERFORMANCE, "accessibility", "best-practices", "seo"];

/** Now and then the browser loses the beginning of a recording, and Lighthouse asks to be run again. */
const LOST = "NO_NAVSTART";

/** Visits a page once, in full or for its speed alone, with the Chromium that listens on `port`. */
export async function visitWithLighthouse(
  url: string,
  port: number,
  throttlingMethod: Throttling,
  full = false,
  tries = 3,
): Promise<Verdict> {
  const onlyCategories = full ? ALL : PERFORMANCE;
  const result = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    throttlingMethod,
    onlyCategories,
  });
  if (!result) throw new Error(`Lighthouse had nothing to say about ${url}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError?.code === LOST && tries > 1)
    return visitWithLighthouse(url, port, throttlingMethod, full, tries - 1);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits["network-requests"]?.details;
  return {
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    speedIndex: value("speed-index"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    bytes: value("total-byte-weight"),
    requests: requests && "items" in requests ? (requests.items?.length ?? 0) : 0,
    scores: onlyCategories.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
  };
}
