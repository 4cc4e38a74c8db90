import { DEMO_DIR, startDemo } from "./serve/demo.ts";
import { localWorkshop } from "./workshop/serve.ts";

const DEFAULT_PORT = 4173;

/** Shows the demo shop on this computer until it is told to stop. */
async function start(): Promise<void> {
  const { PORT = String(DEFAULT_PORT) } = process.env;
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`«${PORT}» no es un puerto: PORT tiene que ser un número del 0 al 65535.`);
  }

  console.log("Construyendo la tienda de demostración…");
  const workshop = await localWorkshop(process.cwd(), DEMO_DIR);
  const { url, close } = await startDemo(port, workshop);
  const chosen = Number(new URL(url).port || 80);
  if (port !== 0 && chosen !== port) {
    console.log(`El puerto ${port} está ocupado: la tienda usa el ${chosen}.`);
  }
  console.log(`
  La tienda   ${url}/
  El buzón    ${url}/buzon  (aquí llegan los mensajes del formulario)
  El taller   ${url}/taller/  (aquí cambias los bolsos, los precios y los textos)

  Para parar, pulsa Ctrl+C.
`);

  // `on`, not `once`: a terminal's Ctrl+C arrives twice, directly and passed on by the parent.
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => close().finally(() => process.exit(0)));
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
