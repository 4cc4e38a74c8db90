import { expect, test } from "vitest";
import { refusal } from "./refusals.ts";

const failed = (message: string, more: object = {}) => Object.assign(new Error(message), more);

test.each([
  failed("ENOSPC: no space left on device, write", { code: "ENOSPC" }),
  failed("Build failed\nCaused by:\n    No space left on device (os error 28)"),
])("a full disk is told of: %s", (error) => {
  expect(refusal(error)).toMatch(/^no queda sitio en el disco\./);
});

test.each([
  [failed("EACCES: permission denied", { code: "EACCES", path: "/home/ana/tienda/dist" }), "dist"],
  [failed("EROFS: read-only file system, mkdir", { code: "EROFS" }), "/home/ana/tienda"],
  [
    failed(
      "Please report this problem at https://github.com/a/b.\nCould not create directory: /home/ana/tienda/.cache/a\n\nCaused by:\n  denied (os error 13)",
    ),
    ".cache/a",
  ],
  [failed("EACCES: permission denied, open '.cache/photos/a.jpg'"), ".cache/photos/a.jpg"],
])("what may not be written is named: %s", (error, place) => {
  expect(refusal(error, "/home/ana/tienda")).toContain(`no deja leer o escribir «${place}».`);
});

test.each([failed("ENOENT: no such file", { code: "ENOENT" }), "EACCES", undefined])(
  "of anything else nothing is said: %s",
  (error) => {
    expect(refusal(error)).toBe(undefined);
  },
);
