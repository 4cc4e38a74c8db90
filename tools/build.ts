import { parseArgs } from "node:util";
import { createBuilder } from "vite";

/** Builds the shop for its host, or says in Spanish what keeps it from being published. */
async function publish(): Promise<void> {
  const { values } = parseArgs({
    options: { outDir: { type: "string", default: "dist" }, mode: { type: "string" } },
  });
  console.log("Construyendo la tienda…");
  const builder = await createBuilder({
    ...(values.mode && { mode: values.mode }),
    // What Vite tells is English, and for developers; what the owner should know is a warning.
    logLevel: "warn",
    build: { outDir: values.outDir, emptyOutDir: true },
  });
  await builder.buildApp();
  console.log(`Lista: lo que hay que subir está en la carpeta «${values.outDir}».`);
}

publish().catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack : error);
  process.exit(1);
});
