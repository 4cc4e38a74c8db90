import type { build, Rolldown } from "vite";

export type Output = Rolldown.RolldownOutput["output"];

/** Returns the files of a bundle that Vite has built in memory; the entry chunk is first. */
export function getBuildOutput(built: Awaited<ReturnType<typeof build>>): Output {
  const result = Array.isArray(built) ? built[0] : built;
  if (!result || !("output" in result)) throw new Error("Vite has built nothing");
  return result.output;
}
