import { expect, test } from "vitest";
import { hasSharedOrigin } from "./sign-in.tsx";

test.each([
  ["https://www.mitienda.es/taller/", false],
  ["https://tienda.ana.workers.dev/taller/", false],
  ["https://ana.github.io/taller/", true],
  ["https://www.otraweb.es/tienda/taller/", true],
])("the workshop at %s warns about a shared origin: %s", (url, isShared) => {
  expect(hasSharedOrigin(new URL(url))).toBe(isShared);
});
