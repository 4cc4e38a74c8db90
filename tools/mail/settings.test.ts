import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keysPlace, loadSettings } from "./settings.ts";

const KEYS = "VITE_EMAILJS_PUBLIC_KEY=clave\nVITE_EMAILJS_SERVICE_ID=servicio\n";

let folder: string;
const outside = { ...process.env };
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "ovillo-claves-"));
});
afterEach(async () => {
  process.env = { ...outside };
  await rm(folder, { recursive: true });
});

const write = (file: string, content: string | Buffer) =>
  writeFile(path.join(folder, file), content);
const advice = (isOnGitHub = false) => keysPlace(folder, isOnGitHub).advice;

test("a byte order mark hides no key, from the tools or from what is built", async () => {
  await write(".env.local", `\uFEFF${KEYS}`);
  expect(loadSettings("production", folder)).toEqual({
    VITE_EMAILJS_PUBLIC_KEY: "clave",
    VITE_EMAILJS_SERVICE_ID: "servicio",
  });
  expect(process.env.VITE_EMAILJS_PUBLIC_KEY).toBe("clave");
});

test("what a mode says counts more, with a byte order mark as without", async () => {
  await write(".env.local", `\uFEFF${KEYS}`);
  await write(".env.demo", "VITE_EMAILJS_PUBLIC_KEY=demo\n");
  expect(loadSettings("demo", folder).VITE_EMAILJS_PUBLIC_KEY).toBe("demo");
});

test("quotes and spaces that the file itself allows are no part of a key", async () => {
  await write(".env.local", 'VITE_EMAILJS_PUBLIC_KEY = "clave" \r\n');
  expect(loadSettings("production", folder)).toEqual({ VITE_EMAILJS_PUBLIC_KEY: "clave" });
});

test.each([".env.local.txt", ".env.txt", "env.local"])("%s is found", async (name) => {
  await write(name, KEYS);
  expect(advice()).toBe(
    `Hay un archivo «${name}», pero tiene que llamarse «.env.local», sin nada detrás. Windows esconde el final de los nombres: para verlo, en la carpeta elige Ver → Mostrar → Extensiones de nombre de archivo.`,
  );
});

test("a file that is none of those is asked for", async () => {
  expect(advice()).toBe("Copia .env.example con el nombre .env.local y escríbelas allí.");
  await write(".env.local", KEYS);
  await write(".env.local.txt", KEYS);
  expect(advice()).toBe("Copia .env.example con el nombre .env.local y escríbelas allí.");
});

test("a file in another encoding is told", async () => {
  await write(".env.local", Buffer.from(`\uFEFF${KEYS}`, "utf16le"));
  expect(advice()).toBe(
    "El archivo «.env.local» no se puede leer: guárdalo otra vez con la codificación «UTF-8».",
  );
});

test("a key has a line of the file, or is one of the secrets of the repository", async () => {
  await write(".env.local", `# Mis claves\n${KEYS}`);
  const place = keysPlace(folder, false);
  expect(place.of("VITE_EMAILJS_SERVICE_ID")).toBe(".env.local, línea 3");
  expect(place.of("VITE_EMAILJS_TEMPLATE_ID")).toBe("en los ajustes del alojamiento");
  expect(keysPlace(folder, true).of("VITE_EMAILJS_SERVICE_ID")).toBe(
    "en los secretos de tu repositorio",
  );
  expect(advice(true)).toContain("Settings → Secrets and variables → Actions");
});
