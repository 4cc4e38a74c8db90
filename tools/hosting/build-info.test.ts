import { describe, expect, test } from "vitest";
import { readBuildInfo } from "./build-info.ts";

const fakeGit = (answers: Record<string, string>) => (command: string) => answers[command] ?? "";

describe("the repository is", () => {
  test("whatever its builder says", () => {
    const git = fakeGit({ remote: "https://github.com/otra/cosa" });
    expect(readBuildInfo({ TALLER_REPOSITORIO: "ana/tienda" }, git).repository).toBe("ana/tienda");
  });

  test.each([
    "https://github.com/ana/tienda.git",
    "git@github.com:ana/tienda.git",
    // A host's holds its key where the repository is private.
    "https://x-access-token:ghs_Secreto1@github.com/ana/tienda.git",
  ])("where the copy comes from: %s", (remote) => {
    const told = readBuildInfo({}, fakeGit({ remote }));
    expect(told.repository).toBe("ana/tienda");
    expect(JSON.stringify(told)).not.toContain("ghs_");
  });

  test.each([
    ["on another host", "https://gitlab.com/ana/tienda.git"],
    ["on a host that only sounds alike", "https://nogithub.com/ana/tienda.git"],
    ["a folder", "/home/ana/github.com.git"],
    ["nowhere", ""],
  ])("unknown where it is %s", (_where, remote) => {
    expect(readBuildInfo({}, fakeGit({ remote }))).toEqual({ branch: "main" });
  });

  test("asked for in Spanish where it is mistyped", () => {
    expect(() => readBuildInfo({ TALLER_REPOSITORIO: "https://github.com/ana/tienda" })).toThrow(
      "«https://github.com/ana/tienda» no es un repositorio",
    );
  });
});

test("the commit is the one that Cloudflare tells, and its date Git's", () => {
  const git = fakeGit({ "rev-parse": "otro", log: "2026-11-22T10:00:00+01:00" });
  expect(readBuildInfo({ WORKERS_CI_COMMIT_SHA: "abc123" }, git)).toEqual({
    branch: "main",
    commit: "abc123",
    date: "2026-11-22T10:00:00+01:00",
  });
});

test("the commit is Git's where no host tells one, and the branch is the owner's to choose", () => {
  expect(readBuildInfo({ TALLER_RAMA: "tienda" }, fakeGit({ "rev-parse": "abc123" }))).toEqual({
    branch: "tienda",
    commit: "abc123",
  });
});
