import { describe, expect, test } from "vitest";
import { headersFile, headersWith } from "./headers.ts";

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

test("a policy that hosts would not read whole stops the build", () => {
  expect(() => headersFile(headersWith("x".repeat(2000)), ["index.html"])).toThrow(
    /pasa de 2000 caracteres/,
  );
});
