import { parseArgs } from "node:util";
import { buildShop } from "./build/build-shop.ts";
import { OwnerError } from "./machine/owner-error.ts";
import { requirePlainPath } from "./machine/project-path.ts";
import { refusal } from "./machine/refusals.ts";

const { values } = parseArgs({
  options: { outDir: { type: "string", default: "dist" }, mode: { type: "string" } },
});
const { outDir, mode } = values;

async function publish(): Promise<void> {
  console.log("Construyendo la tienda…");
  requirePlainPath(process.cwd());
  await buildShop(outDir, mode);
  console.log(`Lista: lo que hay que subir está en la carpeta «${outDir}».`);
}

publish().catch((error: unknown) => {
  const refused = refusal(error);
  if (error instanceof OwnerError) console.error(error.message);
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
