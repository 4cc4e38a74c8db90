import { describe, expect, test } from "vitest";
import { readBuildInfo } from "./build-info.ts";

const REMOTE = "remote get-url origin";
const HEAD = "rev-parse HEAD";
const fakeGit =
  (answers: Record<string, string>) =>
  (...args: string[]) =>
    answers[args.join(" ")];

describe("repository", () => {
  test("TALLER_REPOSITORIO overrides the Git remote", () => {
    const git = fakeGit({ [REMOTE]: "https://github.com/otra/cosa" });
    expect(readBuildInfo({ TALLER_REPOSITORIO: "ana/tienda" }, git).repository).toBe("ana/tienda");
  });

  test.each([
    "https://github.com/ana/tienda",
    "github.com:ana/tienda.git",
    "git@github.com:ana/tienda.git",
    // Hosts put a token into the remote's URL if the repository is private.
    "https://x-access-token:ghs_Secreto1@github.com/ana/tienda.git",
  ])("the remote %s gives the repository's name, without credentials", (remote) => {
    const buildInfo = readBuildInfo({}, fakeGit({ [REMOTE]: remote }));
    expect(buildInfo.repository).toBe("ana/tienda");
    expect(JSON.stringify(buildInfo)).not.toContain("ghs_");
  });

  test.each([
    ["on another host", "https://gitlab.com/ana/tienda.git"],
    ["on a host whose name ends alike", "https://nogithub.com/ana/tienda.git"],
    ["in a local folder", "/home/ana/github.com.git"],
    ["without a URL", ""],
  ])("the remote %s gives no repository", (_where, remote) => {
    expect(readBuildInfo({}, fakeGit({ [REMOTE]: remote }))).toEqual({});
  });

  test("GitHub Pages serves a repository of the owner's domain at its root", () => {
    const env = { GITHUB_PAGES_REPOSITORY: "ana.github.io" };
    expect(readBuildInfo(env, fakeGit({})).hostPath).toBe("/");
  });

  test("another host serves the shop at its root, and a build by hand may go to any folder", () => {
    expect(readBuildInfo({ CI: "1" }, fakeGit({})).hostPath).toBe("/");
    expect(readBuildInfo({}, fakeGit({})).hostPath).toBeUndefined();
  });

  test("an invalid TALLER_REPOSITORIO throws a message in Spanish", () => {
    expect(() => readBuildInfo({ TALLER_REPOSITORIO: "https://github.com/ana/tienda" })).toThrow(
      "«https://github.com/ana/tienda» no es un repositorio",
    );
  });
});

// tests/builds/production-build.test.ts sets Cloudflare's variable.
test("without Cloudflare's variable the commit is Git's HEAD", () => {
  const git = fakeGit({ [HEAD]: "abc123" });
  expect(readBuildInfo({}, git)).toEqual({ commit: "abc123" });
});

test("the branch is TALLER_RAMA or Git's, and unknown without them", () => {
  const git = fakeGit({ "branch --show-current": "git" });
  expect(readBuildInfo({ TALLER_RAMA: "tienda" }, git).branch).toBe("tienda");
  expect(readBuildInfo({}, git).branch).toBe("git");
  expect(readBuildInfo({}, fakeGit({})).branch).toBeUndefined();
});
