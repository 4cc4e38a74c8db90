import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createFilter } from "vite";
import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import playwright from "../playwright.config.ts";
import vitest from "../vitest.config.ts";

const visits = playwright.projects ?? [];
const others = vitest.test?.projects as { test: { name: string; include: string[] } }[];

/** Each suite with the files that it takes: Playwright by folder, Vitest by pattern. */
const suites = [
  ...[...new Set(visits.map(({ testDir }) => testDir ?? "."))].map((folder) => ({
    name: folder,
    takes: (file: string) => file.startsWith(`${folder}/`),
  })),
  ...others.map(({ test: { name, include } }) => {
    const takes = createFilter(include);
    return { name, takes: (file: string) => takes(path.resolve(file)) };
  }),
];

const files = readdirSync(".", { withFileTypes: true })
  .filter(({ name }) => !/^(\.|node_modules$|dist$)/.test(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(entry.name, { encoding: "utf8", recursive: true }).map(
          (file) => `${entry.name}/${file}`,
        )
      : [entry.name],
  )
  .filter((file) => /\.(spec|test)\.[cm]?[jt]sx?$/.test(file));

test("each file of tests is in a suite, and in one only", () => {
  const takers = files.map((file) => ({
    file,
    suites: suites.filter(({ takes }) => takes(file)).map(({ name }) => name),
  }));
  expect(takers.filter(({ suites }) => suites.length !== 1)).toEqual([]);
});

test("each suite has a file to run, and a command that the developers' guide names", () => {
  const scripts = Object.values(packageJson.scripts).join("\n");
  const commands = `${scripts}\n${readFileSync("CONTRIBUTING.md", "utf8")}`;
  const run = [...commands.matchAll(/(playwright|vitest)|--project[= ]"?([\w*-]+)/g)];
  let runner = "";
  const patterns = run.flatMap(([, name, project]) => {
    runner = name ?? runner;
    return project ? [new RegExp(`^${runner} ${project.replace("*", ".*")}$`)] : [];
  });
  for (const name of [
    ...visits.map((project) => `playwright ${project.name}`),
    ...others.map((project) => `vitest ${project.test.name}`),
  ])
    expect(
      patterns.some((pattern) => pattern.test(name)),
      name,
    ).toBe(true);
  for (const { name, takes } of suites)
    expect(files.filter((file) => takes(file)).length, name).toBeGreaterThan(0);
});
