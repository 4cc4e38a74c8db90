import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Plugin } from "vite";
import { WORKSHOP_PATH } from "../../lib/paths.ts";
import { CONTENT_DIR } from "../content-dir.ts";
import { createMailboxMiddleware } from "../mail/mailbox.ts";
import { createLocalFolderApi } from "../workshop/local-folder-api.ts";

/** Rebuilds the demo shop in a child process, while the server keeps serving the previous build. Throws its report. */
async function rebuild(outDir: string): Promise<void> {
  console.log("Hay un cambio guardado: construyendo la tienda…");
  const command = ["node_modules/vite/bin/vite.js", "build", "--mode", "demo", "--outDir", outDir];
  const env = { ...process.env, NODE_ENV: "production", NO_COLOR: "1", CONTENT_IN_USE: "1" };
  try {
    await promisify(execFile)(process.execPath, command, { env });
    console.log("La tienda enseña ya el cambio.");
  } catch (error) {
    const report = (error as { stderr: string }).stderr.trim();
    console.log(report);
    throw new Error(report);
  }
}

/** Serves the stand-in for the e-mail provider. */
export const mailboxPlugin = (): Plugin => ({
  name: "ovillo:mailbox",
  configureServer: ({ middlewares }) => void middlewares.use(createMailboxMiddleware()),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(createMailboxMiddleware()),
});

/** Serves the API of the workshop for the local content folder, in `npm start`. */
export const workshopPlugin = (): Plugin => ({
  name: "ovillo:workshop",
  async configurePreviewServer({ config, middlewares, httpServer }) {
    const { outDir } = config.build;
    middlewares.use(await createLocalFolderApi(CONTENT_DIR, () => rebuild(outDir)));
    httpServer.once("listening", () => {
      const address = httpServer.address();
      const url = `http://localhost:${typeof address === "object" ? address?.port : ""}`;
      console.log(`
  La tienda   ${url}/
  El buzón    ${url}/buzon  (aquí llegan los mensajes del formulario)
  El taller   ${url}/${WORKSHOP_PATH}  (aquí cambias los bolsos, los precios y los textos)

  Lo que cambies a mano en ${CONTENT_DIR}/ se ve al parar y empezar de nuevo.
  Para parar, pulsa Ctrl+C.
`);
    });
  },
});
