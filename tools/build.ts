import { parseArgs } from "node:util";
import { buildShop } from "./build/build-shop.ts";
import { OwnerError } from "./machine/owner-error.ts";

const { values } = parseArgs({
  options: { outDir: { type: "string", default: "dist" }, mode: { type: "string" } },
});
const { outDir, mode } = values;

async function publish(): Promise<void> {
  console.log("Construyendo la tienda…");
  await buildShop(outDir, mode);
  console.log(`Lista: lo que hay que subir está en la carpeta «${outDir}».`);
}

publish().catch((error: unknown) => {
  if (error instanceof OwnerError) console.error(error.message);
  else {
    console.error(
      `La tienda no se ha construido por algo que no está en su contenido. La carpeta «${outDir}» sigue como estaba. Enseña lo que sigue a quien te ayuda con el programa:\n`,
    );
    console.error(error);
  }
  process.exit(1);
});
