import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { resolveConfig } from "vite";
import { afterEach, expect, test } from "vitest";
import { ALL_OPTIONS } from "../support/shop-builds.ts";
import { createShopFolder, type ShopFolder } from "../support/shop-folder.ts";

/** Environment variables that the owner and the host set. */
const HOST_ENV = { TALLER_REPOSITORIO: "ana/tienda", WORKERS_CI_COMMIT_SHA: "1a2b3c" };

let shop: ShopFolder | undefined;
afterEach(() => shop?.remove());

test("a production build has the owner's EmailJS ids, and no source maps or demo values", async () => {
  shop = await createShopFolder({ "tienda.yaml": { emailjs: ALL_OPTIONS.emailjs } });
  const { distDir } = shop;
  // A developer may have set NODE_ENV for all programs.
  const log = await shop.build({ ...HOST_ENV, NODE_ENV: "development" });
  expect(log).toContain("lo que hay que subir está en la carpeta");
  expect(log).toMatch(/aún de la demostración: \d+ cosas\. Las enseña el taller/);
  const files = (await readdir(distDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.filter((file) => /\.(map|ts|tsx|env.*)$|node_modules/.test(file))).toEqual([]);

  const textFiles = files.filter((file) => /\.(html|js|css|json|xml|txt)$|_headers$/.test(file));
  const texts = await Promise.all(textFiles.map((file) => readFile(file, "utf8")));
  const all = texts.join("\n");
  expect(all).toContain("clave-de-prueba");
  expect(all).not.toContain("React DevTools");
  expect(all).not.toMatch(/sourceMappingURL|clave-publica-demo|servicio_demo|plantilla_demo|buzon/);

  // Only the workshop's preview needs the names of the fields.
  const filesWithFields = textFiles.filter((_file, i) => texts[i]?.includes("data-field"));
  expect(
    new Set(filesWithFields.map((file) => path.relative(distDir, file).split("/")[0])),
  ).toEqual(new Set(["taller"]));

  // The workshop gets its repository and the commit of the shop from the build.
  const workshop = await readFile(path.join(distDir, "taller/index.html"), "utf8");
  expect(workshop).toContain('"repository":"ana/tienda"');
  expect(workshop).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
  expect(workshop).toContain("connect-src 'self' https://api.github.com;");
  const version = JSON.parse(await readFile(path.join(distDir, "taller/version.json"), "utf8"));
  expect(version.commit).toBe("1a2b3c");

  const [shopLicenses, workshopLicenses] = await Promise.all(
    ["licencias.md", "taller/licencias.md"].map((file) =>
      readFile(path.join(distDir, file), "utf8"),
    ),
  );
  const fonts = ["Instrument Serif", "Instrument Sans"];
  for (const name of ["@emailjs/browser", "react-dom", "scheduler", ...fonts])
    expect(shopLicenses).toContain(`\n## ${name}`);
  for (const name of ["zod", "yaml", "idb-keyval", "@rgrove/parse-xml", "react-dom", ...fonts])
    expect(workshopLicenses).toContain(`\n## ${name}`);
  expect(all).not.toContain("licencias.md");

  expect(await readFile(path.join(distDir, "_headers"))).toEqual(
    await readFile("hosting/_headers"),
  );
  const home = await readFile(path.join(distDir, "index.html"), "utf8");
  const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(home) ?? [];
  expect(policy).toContain("connect-src 'self' https://api.emailjs.com;");
  expect(policy).not.toMatch(/unsafe-/);
  expect(await readdir(path.dirname(distDir))).toEqual(["content", "dist"]);
});

test("the build targets Vite's default browsers", async () => {
  const { build } = await resolveConfig({}, "build");
  const { build: defaultBuild } = await resolveConfig({ configFile: false }, "build");
  expect(build.target).toEqual(defaultBuild.target);
});
