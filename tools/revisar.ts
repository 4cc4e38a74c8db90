import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { loadEnv } from "vite";
import type { Content } from "./content/check.ts";
import { readContent } from "./content/read.ts";
import { problemReport } from "./content/report.ts";
import { missingKeys } from "./mail/keys.ts";
import { explainReply, sendTestMessage } from "./mail/trial-message.ts";

const DIST = "dist";

/** What the owner has not filled in yet: it can be published so, but it is not a real shop. */
function placeholders({ shop, url, legal }: Content): string[] {
  const isPlaceholder = (phone: string) => /60{8}$/.test(phone.replace(/\D/g, ""));
  return [
    ...(/\.example$/i.test(shop.email) ? [`el correo (${shop.email}) es de mentira`] : []),
    ...(isPlaceholder(shop.phone) ? [`el teléfono (${shop.phone}) es de mentira`] : []),
    ...(isPlaceholder(shop.whatsapp) ? [`el WhatsApp (${shop.whatsapp}) es de mentira`] : []),
    ...(shop.brand === "ovillo"
      ? ["la marca y los perfiles de Instagram y TikTok son los de la demostración"]
      : []),
    ...(url === ""
      ? [
          "no hay dirección pública («url»): sin ella no hay mapa del sitio, ni catálogos, ni foto al compartir un enlace",
        ]
      : []),
    ...(legal.name === ""
      ? ["faltan tus datos legales («legal»): la ley los pide a toda tienda que vende por internet"]
      : []),
  ];
}

const kilobytes = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toFixed(1).replace(".", ",")} MB`;

/** What a visitor downloads of the built shop, in words. */
async function weight(): Promise<string[]> {
  if (!existsSync(path.join(DIST, "index.html")))
    return ["Todavía no está construida: hazlo con «npm run build»."];
  const files = (await readdir(DIST, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  let total = 0;
  let script = 0;
  for (const file of files) {
    total += (await stat(file)).size;
    if (file.endsWith(".js")) script += brotliCompressSync(await readFile(file)).length;
  }
  const page = brotliCompressSync(await readFile(path.join(DIST, "index.html"))).length;
  return [
    `La página de inicio pesa ${kilobytes(page)} y el programa ${kilobytes(script)}, comprimidos.`,
    `En total son ${files.length} archivos y ${kilobytes(total)}; cada visita descarga solo los que ve.`,
  ];
}

function section(title: string, lines: readonly string[]): void {
  console.log(`\n${title}`);
  for (const line of lines) console.log(line === "" ? "" : `  ${line}`);
}

/** Prints how the shop is doing; the process fails where something keeps it from being published. */
async function check(): Promise<void> {
  const env = loadEnv("production", process.cwd());
  const { content, problems } = await readContent();
  const serious = problems.filter(({ warning }) => !warning);

  section(
    "CONTENIDO",
    problems.length === 0 ? ["Todo en orden."] : problemReport(problems).trimEnd().split("\n"),
  );
  if (content) {
    const missing = placeholders(content);
    section(
      "POR COMPLETAR",
      missing.length === 0
        ? ["Nada: todos los datos son tuyos."]
        : missing.map((what) => `· ${what}`),
    );
  }
  const keys = missingKeys(env);
  section("CLAVES DEL CORREO", keys ? keys.split("\n") : ["Las tres están puestas."]);
  section("PESO", await weight());

  let sent = true;
  if (process.argv.includes("--enviar")) {
    if (keys || !content) {
      sent = false;
      section("MENSAJE DE PRUEBA", ["No se envía: arregla antes lo de arriba."]);
    } else {
      const reply = await sendTestMessage(env, content);
      sent = reply.status === 200;
      section("MENSAJE DE PRUEBA", explainReply(reply, content.shop.email));
    }
  } else section("MENSAJE DE PRUEBA", ["Para enviar uno de verdad: npm run revisar -- --enviar"]);

  console.log("");
  process.exitCode = serious.length > 0 || !sent ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) await check();
