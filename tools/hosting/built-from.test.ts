import { describe, expect, test } from "vitest";
import { builtFrom, hostAddress } from "./built-from.ts";

const nothing = () => "";
const gitThatSays = (answers: Record<string, string>) => (command: string) =>
  answers[command] ?? "";

describe("the repository is", () => {
  test.each([
    [{ TALLER_REPOSITORIO: "ana/tienda", GITHUB_REPOSITORY: "otra/cosa" }],
    [{ GITHUB_REPOSITORY: "ana/tienda" }],
    [
      {
        VERCEL_GIT_PROVIDER: "github",
        VERCEL_GIT_REPO_OWNER: "ana",
        VERCEL_GIT_REPO_SLUG: "tienda",
      },
    ],
    [{ REPOSITORY_URL: "https://github.com/ana/tienda" }],
    // Netlify's holds its key where the repository is private.
    [{ REPOSITORY_URL: "https://x-access-token:ghs_Secreto1@github.com/ana/tienda.git" }],
    [{ REPOSITORY_URL: "git@github.com:ana/tienda.git" }],
  ])("what the host tells: %o", (env) => {
    const told = builtFrom(env, nothing);
    expect(told.repository).toBe("ana/tienda");
    expect(JSON.stringify(told)).not.toContain("ghs_");
  });

  test.each(["https://github.com/ana/tienda.git", "git@github.com:ana/tienda.git"])(
    "where the copy comes from: %s",
    (remote) => expect(builtFrom({}, gitThatSays({ remote })).repository).toBe("ana/tienda"),
  );

  test.each([
    ["on another host", "https://gitlab.com/ana/tienda.git"],
    ["on a host that only sounds alike", "https://nogithub.com/ana/tienda.git"],
    ["a folder", "/home/ana/github.com.git"],
    ["nowhere", ""],
  ])("unknown where it is %s", (_where, remote) => {
    expect(builtFrom({}, gitThatSays({ remote }))).toEqual({ branch: "main" });
    expect(builtFrom({ REPOSITORY_URL: remote }, nothing)).toEqual({ branch: "main" });
  });

  test("asked for in Spanish where it is mistyped", () => {
    expect(() => builtFrom({ TALLER_REPOSITORIO: "https://github.com/ana/tienda" })).toThrow(
      "«https://github.com/ana/tienda» no es un repositorio",
    );
  });
});

test.each([
  "WORKERS_CI_COMMIT_SHA",
  "CF_PAGES_COMMIT_SHA",
  "COMMIT_REF",
  "VERCEL_GIT_COMMIT_SHA",
  "GITHUB_SHA",
])("the commit is the one that the host tells in %s, and its date Git's", (setting) => {
  const git = gitThatSays({ "rev-parse": "otro", log: "2026-11-22T10:00:00+01:00" });
  expect(builtFrom({ [setting]: "abc123" }, git)).toEqual({
    branch: "main",
    commit: "abc123",
    date: "2026-11-22T10:00:00+01:00",
  });
});

test("the commit is Git's where no host tells one, and the branch is the owner's to choose", () => {
  expect(builtFrom({ TALLER_RAMA: "tienda" }, gitThatSays({ "rev-parse": "abc123" }))).toEqual({
    branch: "tienda",
    commit: "abc123",
  });
});

test("the address is the one that Netlify or Vercel gives", () => {
  expect(hostAddress({ NETLIFY: "true", URL: "https://ana.netlify.app" })).toBe(
    "https://ana.netlify.app",
  );
  expect(hostAddress({ VERCEL_PROJECT_PRODUCTION_URL: "ana.vercel.app" })).toBe(
    "https://ana.vercel.app",
  );
  expect(hostAddress({ URL: "https://otra.example" })).toBe("");
});
