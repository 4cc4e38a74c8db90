import { buildDemo } from "../../tools/serve/demo.ts";
import { ensureEngines } from "./engines.ts";

/** Sees once, for all files of visits, that there are browsers and a shop to visit. */
export default async function enginesSetup(): Promise<void> {
  await ensureEngines();
  await buildDemo();
}
