import { describe, expect, test } from "vitest";
import { headersFile, headersWith } from "./headers.ts";

const POLICY = "Content-Security-Policy";

describe("_headers", () => {
  const bags = (count: number) =>
    Array.from({ length: count }, (_, index) => `bolsos/bolso-${index}/index.html`);
  const pages = ["404.html", "index.html", "novedades/index.html", ...bags(200)];

  /** The headers of a path as Cloudflare Pages gives them: from every rule that matches. */
  const headersOf = (address: string, file = headersFile({ "X-All": "1" }, pages)) => {
    let matches = false;
    return file.split("\n").flatMap((line) => {
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

  describe("with the owner's workshop", () => {
    const file = headersFile(headersWith("shop"), [...pages, "bolsos/taller/index.html"], {
      page: headersWith("workshop"),
      preview: headersWith("preview", "'self'"),
    });
    const policies = (address: string) =>
      headersOf(address, file).flatMap(([name, value]) => (name === POLICY ? [value] : []));

    test.each(["/", "/index.html", "/404.html", "/novedades/", "/bolsos/taller/"])(
      "gives the page %s the shop's policy alone",
      (address) => expect(policies(address)).toEqual(["shop; frame-ancestors 'none'"]),
    );

    test.each(["/taller/", "/taller/index.html", "/taller/assets/main-1.js"])(
      "gives %s the workshop's policy alone",
      (address) => expect(policies(address)).toEqual(["workshop; frame-ancestors 'none'"]),
    );

    test("lets the workshop alone frame its preview", () =>
      expect(policies("/taller/vista/")).toEqual(["preview; frame-ancestors 'self'"]));

    test.each([
      "/",
      "/novedades/",
      "/taller/",
      "/taller/vista/",
      "/taller/assets/main-1.js",
      "/assets/a-1.js",
    ])("gives %s each name once, and all that does not depend on the page", (address) => {
      const names = headersOf(address, file).map(([name]) => name);
      expect(names).toEqual([...new Set(names)]);
      const all = Object.keys(headersWith("")).filter((name) => name !== POLICY);
      expect(names).toEqual(expect.arrayContaining(all));
    });

    test("has the workshop asked for again each time, and what has a hash in its name kept", () => {
      expect(headersOf("/taller/", file)).toContainEqual(["Cache-Control", "no-cache"]);
      expect(headersOf("/taller/assets/main-1.js", file)).toContainEqual([
        "Cache-Control",
        "public, max-age=31536000, immutable",
      ]);
    });
  });
});

test("a policy that hosts would not read whole stops the build", () => {
  expect(() => headersFile(headersWith("x".repeat(2000)), ["index.html"])).toThrow(
    /pasa de 2000 caracteres/,
  );
});
