import type { Seen } from "./stage/shown";

/** What the published shop says of itself in `version.json`. */
export type PublishedVersion = {
  /** The commit that it was built from. */
  commit: string;
  /** The commit's instant: a later one contains all that came before. */
  date?: string;
  /** On this computer alone: the state that could not be built, and what the build says of it. */
  failed?: { commit: string; report: string };
};

/** A commit of hers. */
export type Published = {
  head: string;
  date: string;
  /** When she published it, in milliseconds by her own clock. */
  at: number;
};

/** Where a publication is on its way to the shop. */
export type Publication =
  | { state: "publishing" | "online" | "late" }
  | { state: "failed"; report: string };

const EVERY_MS = 4000;
/** A host takes a few minutes; after so long something may be wrong. */
export const FAIR_MS = 600_000;

const askShop = async (): Promise<PublishedVersion | undefined> => {
  const answer = await fetch(new URL("version.json", location.href), { cache: "no-store" });
  return answer.ok ? answer.json() : undefined;
};

function stateOf({ head, date, at }: Published, version?: PublishedVersion): Publication {
  const isLater = Date.parse(version?.date ?? "") > Date.parse(date);
  if (version?.commit === head || isLater) return { state: "online" };
  if (version?.failed?.commit === head) return { state: "failed", report: version.failed.report };
  return { state: Date.now() - at > FAIR_MS ? "late" : "publishing" };
}

/**
 * Asks the published shop, again and again, whether a commit can be seen in it.
 *
 * @param tell is called at once and with each answer
 * @returns stops asking
 */
export function follow(
  mine: Published,
  tell: (publication: Publication) => void,
  ask = askShop,
): () => void {
  let isOver = false;
  async function look(): Promise<void> {
    const next = stateOf(mine, await ask().catch(() => undefined));
    if (isOver) return;
    tell(next);
    if (next.state === "publishing" || next.state === "late") setTimeout(look, EVERY_MS);
  }
  tell(stateOf(mine));
  void look();
  return () => {
    isOver = true;
  };
}

/** What the build has made of a photograph, by Git's name for its bytes (tools/photos/media-plugin.ts). */
export type PublishedPhoto = { oid: string; framed: boolean; keep?: string; seen: Seen };

export async function readPublished(): Promise<readonly PublishedPhoto[]> {
  const answer = await fetch("publicado.json", { cache: "no-cache" }).catch(() => undefined);
  return answer?.ok ? answer.json() : [];
}
