import { execFile } from "node:child_process";
import { appendFile, cp } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { type Served, serve } from "../../tools/serve/host.ts";

const run = promisify(execFile);

/** Copies the example with ids of the e-mail's provider, and returns where its content is. */
export async function exampleWithMail(folder: string): Promise<string> {
  const content = path.join(folder, "content");
  await cp("example", content, { recursive: true });
  await appendFile(
    path.join(content, "tienda.yaml"),
    `
emailjs:
  publicKey: clave-de-prueba
  serviceId: servicio_de_prueba
  templateId: plantilla_de_prueba
`,
  );
  return content;
}

/** Builds the shop as it is published, with keys of its own, into a folder, and serves it. */
export async function servePublished(folder: string): Promise<Served> {
  const dir = path.join(folder, "dist");
  const vite = path.resolve("node_modules/vite/bin/vite.js");
  await run(process.execPath, [vite, "build", "--outDir", dir, "--emptyOutDir"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      CONTENT_DIR: await exampleWithMail(folder),
    },
  });
  return serve({ dir, port: 0 });
}
