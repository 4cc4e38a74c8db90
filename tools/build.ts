import { readdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { buildShop } from "./build/build-shop.ts";
import { fileWarning } from "./hosting/file-limits.ts";
import { requirePlainPath } from "./machine/project-path.ts";
import { refusal } from "./machine/refusals.ts";

const { values } = parseArgs({
  options: { outDir: { type: "string", default: "dist" }, mode: { type: "string" } },
});
const { outDir, mode } = values;

/** Builds the shop for its host, or says in Spanish what keeps it from being published. */
async function publish(): Promise<void> {
  console.log("Construyendo la tienda…");
  requirePlainPath(process.cwd());
  await buildShop(outDir, mode);
  const files = (await readdir(outDir, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  const warning = fileWarning(files.length);
  if (warning) console.warn(warning);
  console.log(`Lista: lo que hay que subir está en la carpeta «${outDir}».`);
}

/** What is said to the owner has no trace of the code; anything else is not hers to mend. */
const isForOwner = (error: unknown): error is Error =>
  error instanceof Error && error.stack === error.message;

publish().catch((error: unknown) => {
  const refused = refusal(error);
  if (isForOwner(error)) console.error(error.message);
  else if (refused) {
    console.error(
      `La tienda no se ha construido: ${refused} La carpeta «${outDir}» sigue como estaba.`,
    );
  } else {
    console.error(
      `La tienda no se ha construido por algo que no está en su contenido. La carpeta «${outDir}» sigue como estaba. Enseña lo que sigue a quien te ayuda con el programa:\n`,
    );
    console.error(error);
  }
  process.exit(1);
});
