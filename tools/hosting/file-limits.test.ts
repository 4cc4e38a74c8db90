import { expect, test } from "vitest";
import { fileWarning } from "./file-limits.ts";

test("the owner is told before the host's limit is reached, and not long before", () => {
  expect(fileWarning(18_000)).toBeUndefined();
  expect(fileWarning(18_001)).toMatch(/18\.001 archivos.*20\.000/);
});
