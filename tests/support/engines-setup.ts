import { ensureEngines } from "./engines.ts";
import { built } from "./shops.ts";

/** Sees once, for all files of visits, that there are browsers and a shop to visit. */
export default async function enginesSetup(): Promise<void> {
  await ensureEngines();
  await built("example");
  await built("workshop");
}
