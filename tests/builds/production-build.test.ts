import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { resolveConfig } from "vite";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ALL_OPTIONS, exampleFiles, MOON_BAG_FILE } from "../support/example-shop.ts";
import { createShopFolder, type ShopFolder } from "../support/shop-folder.ts";

/** Environment variables that the owner and the host set. A developer may have set NODE_ENV for all programs. */
const BUILD_ENV = {
  NODE_ENV: "development",
  TALLER_REPOSITORIO: "ana/tienda",
  WORKERS_CI_COMMIT_SHA: "1a2b3c",
  GITHUB_PAGES_REPOSITORY: "tienda",
};

const CONTENT = { "tienda.yaml": { emailjs: ALL_OPTIONS.emailjs } };

// The tests share one build. A failed and a killed build must not change it.
let shop: ShopFolder;
let log: string;
beforeAll(async () => {
  shop = await createShopFolder(CONTENT);
  await mkdir(shop.distDir);
  await writeFile(path.join(shop.distDir, "viejo.html"), "de antes");
  log = await shop.build(BUILD_ENV);
}, 600_000);
const restoreContent = async () => {
  await shop.change(exampleFiles);
  await shop.change(CONTENT);
};
afterEach(restoreContent);
afterAll(() => shop.remove());

test("a production build has the owner's EmailJS ids, and no old files, source maps or demo values", async () => {
  const { distDir } = shop;
  expect(log).toContain("lo que hay que subir está en la carpeta");
  expect(log).toMatch(/Esta es la tienda de prueba: su WhatsApp no es de nadie/);
  const files = await listOutput();
  expect(files).not.toContain(path.join(distDir, "viejo.html"));
  expect(files.filter((file) => /\.(map|ts|tsx|env.*)$|node_modules/.test(file))).toEqual([]);

  const textFiles = files.filter((file) => /\.(html|js|css|json|xml|txt)$|_headers$/.test(file));
  const texts = await Promise.all(textFiles.map((file) => readFile(file, "utf8")));
  const all = texts.join("\n");
  expect(all).toContain("clave-de-prueba");
  expect(all).not.toContain("React DevTools");
  expect(all).not.toMatch(/sourceMappingURL|clave-publica-demo|servicio_demo|plantilla_demo|buzon/);

  // The shop has no address, so the not-found page gets its folder from the host.
  expect(await readFile(path.join(distDir, "404.html"), "utf8")).toContain(
    '<base href="/tienda/">',
  );

  // Only the workshop's preview needs `data-field` and `data-interactive`.
  for (const attribute of ["data-field", "data-interactive"]) {
    const filesWithAttribute = textFiles.filter((_file, i) => texts[i]?.includes(attribute));
    expect(
      new Set(filesWithAttribute.map((file) => path.relative(distDir, file).split("/")[0])),
    ).toEqual(new Set(["taller"]));
  }

  // Ad blockers hide elements by class names that tell their place, such as `header_social`.
  const globalStyles = (await readdir("src/styles")).filter((file) => file.endsWith(".css"));
  const globalCss = await Promise.all(
    globalStyles.map((file) => readFile(path.join("src/styles", file), "utf8")),
  );
  const classes = [...all.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) =>
    names.split(" "),
  );
  const isGlobal = (name: string) => globalCss.join().includes(`.${name}`);
  expect(classes.length).toBeGreaterThan(0);
  expect(classes.filter((name) => !/^c[0-9a-f]{6}$/.test(name) && !isGlobal(name))).toEqual([]);

  // The workshop gets its repository and the commit of the shop from the build.
  const workshop = await readFile(path.join(distDir, "taller/index.html"), "utf8");
  expect(workshop).toContain('"repository":"ana/tienda"');
  expect(workshop).toContain("default-src 'none'; script-src 'self'; img-src 'self' blob:;");
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
  for (const name of ["zod", "yaml", "idb-keyval", "react-dom", ...fonts])
    expect(workshopLicenses).toContain(`\n## ${name}`);
  expect(all).not.toContain("licencias.md");

  expect(await readFile(path.join(distDir, "_headers"))).toEqual(
    await readFile("tools/hosting/_headers"),
  );
  const home = await readFile(path.join(distDir, "index.html"), "utf8");
  const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(home) ?? [];
  expect(policy).toMatch(/connect-src 'self' https:\/\/api\.emailjs\.com(;|$)/);
  expect(policy).not.toMatch(/unsafe-/);
  expect(await readdir(path.dirname(distDir))).toEqual(["content", "dist"]);
});

/** Returns the path of every file of the output folder. */
async function listOutput(): Promise<string[]> {
  const entries = await readdir(shop.distDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}

/** Returns every file of the output folder with its content. */
async function readOutput(): Promise<string[]> {
  const texts = (await listOutput()).map(
    async (file) => `${path.relative(shop.distDir, file)} ${await readFile(file, "base64")}`,
  );
  return (await Promise.all(texts)).sort();
}

/** English tool output, which the owner must not get. */
const ENGLISH = /\berror\b|^\s+at |failed|Plugin:|Unexpected|undefined/im;

test("a failed build reports all content errors in Spanish and keeps the previous output", async () => {
  const previousOutput = await readOutput();
  // Valid YAML that refers to missing files, and a file in Latin-1.
  const photos = [{ file: "9.jpg", alt: "No está." }];
  const about = "paragraphs: [Con cariño, b, c]\nphoto: { file: fotos/about.jpg, alt: Taller }\n";
  await shop.change({
    "tienda.yaml": { logo: "fotos/logo.png" },
    "nosotros.yaml": Buffer.from(about, "latin1"),
    [MOON_BAG_FILE]: { photos },
    "bolsos/star-bag/bolso.yaml": { photos },
  });
  const error = await shop.build().catch((reason) => reason);
  const errorLog = `${error.stdout}${error.stderr}`;
  expect(error.code).toBe(1);
  for (const words of [
    "La tienda no se publica",
    "content/tienda.yaml",
    "guarda el archivo como UTF-8",
    "content/bolsos/moon-bag/bolso.yaml",
    "content/bolsos/star-bag/bolso.yaml",
    "9.jpg",
  ])
    expect(errorLog).toContain(words);
  expect(errorLog).not.toMatch(ENGLISH);
  expect(await readOutput()).toEqual(previousOutput);
});

test("a killed build keeps the previous output, and two builds at once then leave one whole shop", async () => {
  const previousOutput = await readOutput();
  await shop.change({
    [MOON_BAG_FILE]: { name: "Luna llena", photos: [{ file: "1.jpg", alt: "Un bolso." }] },
  });
  const args = ["node_modules/vite/bin/vite.js", "build", "--outDir", shop.distDir];
  const env = { ...process.env, CONTENT_DIR: shop.contentDir, ...BUILD_ENV };
  const build = spawn(process.execPath, args, { env, stdio: "ignore" });
  // The workshop is built after the pages.
  const buildDir = path.join(path.dirname(shop.distDir), `.dist-${build.pid}`);
  while (!existsSync(path.join(buildDir, "index.html"))) await setTimeout(20);
  build.kill("SIGKILL");
  await once(build, "exit");
  expect(await readOutput()).toEqual(previousOutput);

  // With the content of the first build, both have its output.
  await restoreContent();
  await writeFile(path.join(shop.distDir, "index.html"), "de antes");
  await Promise.all([shop.build(BUILD_ENV), shop.build(BUILD_ENV)]);
  expect(await readOutput()).toEqual(previousOutput);
  // The remains of the killed build are gone too.
  expect((await readdir(path.dirname(shop.distDir))).sort()).toEqual(["content", "dist"]);
});

test("the build targets Vite's default browsers", async () => {
  const { build } = await resolveConfig({}, "build");
  const { build: defaultBuild } = await resolveConfig({ configFile: false }, "build");
  expect(build.target).toEqual(defaultBuild.target);
});
