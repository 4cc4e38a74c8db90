import { execFile } from "node:child_process";
import { cp, mkdir, readdir, symlink } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SampleShop, sampleBag, sampleEnv, sampleShop } from "../support/sample-shop.ts";

/** What a copy of the project makes or brings itself. */
const OWN =
  /^(content|node_modules|\.git|\.cache|\..*-new|dist|hosting|test-results|playwright-report)$/;

let shop: SampleShop;
beforeAll(async () => {
  shop = await sampleShop();
  for (const entry of await readdir("."))
    if (!OWN.test(entry)) await cp(entry, path.join(shop.dir, entry), { recursive: true });
  await mkdir(path.join(shop.dir, ".cache"));
  await symlink(path.resolve(".cache/photos"), path.join(shop.dir, ".cache/photos"), "junction");
  await shop.change("tienda.yaml", { brand: "Mimu", tagline: "Bolsos con nombre.", url: "" });
  await shop.stock(
    Array.from({ length: 13 }, (_, i) =>
      sampleBag({
        name: `Bolso número ${i + 1}`,
        id: `mimu-${i + 1}`,
        price: 24.5 + i,
        category: i < 9 ? "new" : "basic",
        featured: i < 6,
        photos: [
          {
            file: "1.jpg",
            alt: `El bolso número ${i + 1}: mucho más que un bolso, visto de frente y contado con una frase que no acaba.`,
          },
        ],
      }),
    ),
    320,
  );
});
afterAll(() => shop.remove());

/** Runs a program of the project in the copy. */
const run = (program: string, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((done) => {
    const env: NodeJS.ProcessEnv = { ...sampleEnv, NODE_ENV: "test" };
    // What this runner has set for itself; the copy's own runners look for another shop by it.
    for (const name of ["CONTENT_DIR", "BASE_URL", "VITEST"]) delete env[name];
    const command = [path.resolve("node_modules", program), ...args];
    execFile(process.execPath, command, { cwd: shop.dir, env, maxBuffer: 1e8 }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, output: `${out}${err}` }),
    );
  });

test("the content of an owner with thirteen bags fails no test, and no rule of the code", async () => {
  for (const [program, ...args] of [
    ["@biomejs/biome/bin/biome", "ci"],
    ["vitest/vitest.mjs", "run", "--project", "unit"],
    // Every visit is made to the shop that one set-up builds: a few show that it is not hers.
    ["@playwright/test/cli.js", "test", "--project=shop-desktop", "footer", "look-at-bags"],
  ] as const) {
    const { code, output } = await run(program, ...args);
    expect(code, output).toBe(0);
  }
});
