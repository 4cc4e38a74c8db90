import { expect, test } from "vitest";
import { hasSharedOrigin, parseToken } from "./sign-in.tsx";

test.each([
  ["https://www.mitienda.es/taller/", false],
  ["https://tienda.ana.workers.dev/taller/", false],
  ["https://ana.github.io/taller/", true],
  ["https://www.otraweb.es/tienda/taller/", true],
])("the workshop at %s warns about a shared origin: %s", (url, isShared) => {
  expect(hasSharedOrigin(new URL(url))).toBe(isShared);
});

test.each([
  " github_pat_1Ab\n",
  "«github_pat_1Ab»",
  "\u200bgithub_pat_1Ab\ufeff",
  '"github_pat_1Ab"',
])("spaces, quotes and invisible characters around a token are dropped: %j", (input) => {
  expect(parseToken(input)).toBe("github_pat_1Ab");
});
