import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { type Served, serve } from "../../tools/serve/host.ts";

const run = promisify(execFile);

/** Builds the shop as it is published, with keys of its own, into a folder, and serves it. */
export async function servePublished(folder: string): Promise<Served> {
  const dir = path.join(folder, "dist");
  const vite = path.resolve("node_modules/vite/bin/vite.js");
  await run(process.execPath, [vite, "build", "--outDir", dir, "--emptyOutDir"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      VITE_EMAILJS_PUBLIC_KEY: "clave-de-prueba",
      VITE_EMAILJS_SERVICE_ID: "servicio_de_prueba",
      VITE_EMAILJS_TEMPLATE_ID: "plantilla_de_prueba",
    },
  });
  return serve({ dir, port: 0 });
}
