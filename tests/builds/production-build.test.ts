import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { resolveConfig } from "vite";
import { afterEach, expect, test } from "vitest";
import { ALL_OPTIONS } from "../support/shop-builds.ts";
import { createShopFolder, type ShopFolder } from "../support/shop-folder.ts";

/** What whoever publishes says of the copy. */
const HOST = { TALLER_REPOSITORIO: "ana/tienda", WORKERS_CI_COMMIT_SHA: "1a2b3c" };

let shop: ShopFolder | undefined;
afterEach(() => shop?.remove());

test("what is published holds the owner's keys, and neither source maps nor anything of the demo", async () => {
  shop = await createShopFolder({ "tienda.yaml": { emailjs: ALL_OPTIONS.emailjs } });
  const { distDir } = shop;
  // Whoever develops may have said so for all programs.
  const said = await shop.build({ ...HOST, NODE_ENV: "development" });
  expect(said).toContain("lo que hay que subir está en la carpeta");
  expect(said).toContain("Faltan tus datos legales («legal»)");
  const files = (await readdir(distDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.filter((file) => /\.(map|ts|tsx|env.*)$|node_modules/.test(file))).toEqual([]);

  const texts = files.filter((file) => /\.(html|js|css|json|xml|txt)$|_headers$/.test(file));
  const all = (await Promise.all(texts.map((file) => readFile(file, "utf8")))).join("\n");
  expect(all).toContain("clave-de-prueba");
  expect(all).not.toContain("React DevTools");
  expect(all).not.toMatch(/sourceMappingURL|clave-publica-demo|servicio_demo|plantilla_demo|buzon/);

  // The workshop knows its repository from the first minute, and of which commit the shop is.
  const workshop = await readFile(path.join(distDir, "taller/index.html"), "utf8");
  expect(workshop).toContain('"repository":"ana/tienda"');
  expect(workshop).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(workshop).toContain("connect-src 'self' https://api.github.com;");
  const version = JSON.parse(await readFile(path.join(distDir, "taller/version.json"), "utf8"));
  expect(version.commit).toBe("1a2b3c");

  expect(await readFile(path.join(distDir, "_headers"))).toEqual(
    await readFile("hosting/_headers"),
  );
  const home = await readFile(path.join(distDir, "index.html"), "utf8");
  const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(home) ?? [];
  expect(policy).toContain("connect-src 'self' https://api.emailjs.com;");
  expect(policy).not.toMatch(/unsafe-/);
  expect(await readdir(path.dirname(distDir))).toEqual(["content", "dist"]);
});

test("the shop is built for the browsers that Vite builds for by default", async () => {
  const { build } = await resolveConfig({}, "build");
  const { build: byDefault } = await resolveConfig({ configFile: false }, "build");
  expect(build.target).toEqual(byDefault.target);
});
