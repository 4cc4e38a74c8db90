import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { headersFile, policyFor, withPolicy } from "./security.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `));

describe("the policy", () => {
  test("allows what is inline by its exact bytes, on every page, once", () => {
    const style = "<style>\n a{} </style>";
    const policy = policyFor(
      [`${style}<script>run()</script>`, `${style}<script type="module">\nñ();</script>`],
      "'self'",
    );
    expect(directive(policy, "style-src")).toBe(`style-src ${hash("\n a{} ")}`);
    expect(directive(policy, "script-src")).toBe(
      `script-src 'self' ${hash("run()")} ${hash("\nñ();")}`,
    );
  });

  test("has no hash for files and for blocks of data", () => {
    const policy = policyFor(
      [
        '<script type="module" src="./a.js"></script><script type="application/ld+json">{}</script>',
      ],
      "'self'",
    );
    expect(directive(policy, "script-src")).toBe("script-src 'self'");
  });

  test("names no host but the provider's, and nothing unsafe", () => {
    const policy = policyFor(["<script>run()</script>"], "https://api.emailjs.com");
    expect(policy.match(/https?:[^ ;]*/g)).toEqual(["https://api.emailjs.com"]);
    expect(directive(policy, "connect-src")).toBe("connect-src https://api.emailjs.com");
    expect(policy).not.toMatch(/unsafe|\*|data:|blob:/);
  });
});

test("the policy precedes everything in a page but its encoding", () => {
  const page = '<!doctype html><html><head>\n<meta charset="utf-8" /><title>t</title>';
  expect(withPolicy(page, "p")).toMatch(
    /<head>\n<meta charset="utf-8" \/>\n\s*<meta http-equiv="Content-Security-Policy" content="p"><title>/,
  );
  expect(withPolicy("<head><title>t</title>", "p")).toMatch(/<head>\s*<meta http-equiv=.*<title>/s);
  expect(() => withPolicy("<p>", "p")).toThrow(/<head>/);
});

describe("_headers", () => {
  const bags = (count: number) =>
    Array.from({ length: count }, (_, index) => `bolsos/bolso-${index}/index.html`);
  const pages = ["404.html", "index.html", "novedades/index.html", ...bags(200)];

  /** The headers of a path as Cloudflare Pages gives them: from every rule that matches. */
  const headersOf = (address: string) => {
    let matches = false;
    return headersFile({ "X-All": "1" }, pages)
      .split("\n")
      .flatMap((line) => {
        const header = /^ +([^:]+): (.*)$/.exec(line);
        if (header) return matches ? [[header[1], header[2]]] : [];
        matches = line.endsWith("*") ? address.startsWith(line.slice(0, -1)) : line === address;
        return [];
      });
  };
  const page = [
    ["X-All", "1"],
    ["Cache-Control", "no-cache"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
  ];

  test.each(["/", "/index.html", "/404.html", "/novedades/", "/bolsos/bolso-199/"])(
    "gives the page %s its headers, each once",
    (address) => expect(headersOf(address)).toEqual(page),
  );

  test("keeps what has a hash in its name for a year, and leaves the rest to the host", () => {
    expect(headersOf("/assets/a-1.js")).toEqual([
      ["X-All", "1"],
      ["Cache-Control", "public, max-age=31536000, immutable"],
    ]);
    expect(headersOf("/robots.txt")).toEqual([["X-All", "1"]]);
  });

  test("has no more rules for many bags than for one", () => {
    const rules = (count: number) => headersFile({}, bags(count)).match(/^\//gm)?.length;
    expect(rules(200)).toBe(rules(1));
  });
});
