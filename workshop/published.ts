import type { Seen } from "./stage/shown";

/** What the build has made of photographs and films, by Git's name for their bytes (tools/workshop/published.ts). */
export type Published = {
  widths: readonly number[];
  photos: readonly { oid: string; framed: boolean; keep?: string; seen: Seen }[];
  films: Readonly<Record<string, string>>;
};

const NOTHING: Published = { widths: [320], photos: [], films: {} };

export async function readPublished(): Promise<Published> {
  const answer = await fetch("publicado.json", { cache: "no-cache" }).catch(() => undefined);
  return { ...NOTHING, ...(answer?.ok && (await answer.json())) };
}
