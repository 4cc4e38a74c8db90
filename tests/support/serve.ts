import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Connect, preview } from "vite";
import { host } from "../../tools/serve/host.ts";

export type Served = { url: string; close(): Promise<void> };

/** Serves a built folder as `npm start` does. @param options.before answers before any file does */
export async function serve(options: {
  dir: string;
  before?: Connect.NextHandleFunction;
}): Promise<Served> {
  const { dir, before } = options;
  const hostname = "127.0.0.1";
  const { httpServer, close } = await preview({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    appType: "custom",
    build: { outDir: path.resolve(dir) },
    preview: { port: 0, host: hostname },
    plugins: [
      host(),
      before && {
        name: "before",
        configurePreviewServer: ({ middlewares }) => void middlewares.use(before),
      },
    ],
  });
  const { port } = httpServer.address() as AddressInfo;
  return { url: `http://${hostname}:${port}`, close };
}
