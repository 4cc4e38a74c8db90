import { expect, test } from "vitest";
import { fileWarning } from "./file-limits.ts";

test("the owner is told before a host's limit is reached, and not long before", () => {
  expect(fileWarning(900)).toBeUndefined();
  expect(fileWarning(901)).toMatch(/901 archivos.*arrastras la carpeta.*1\.000/);
  expect(fileWarning(1500)).toMatch(/1\.500 archivos.*1\.000/);
  expect(fileWarning(18_001)).toMatch(/18\.001 archivos.*20\.000/);
});
