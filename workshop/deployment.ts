import type { PhotoSource } from "./preview/build-preview";

/** What the published shop says of itself in `version.json`. */
export type DeployedBuild = {
  /** The commit that it was built from. */
  commit: string;
  /** The commit's instant: a later one contains all that came before. */
  date?: string;
  /** On this computer alone: the state that could not be built, and what the build says of it. */
  failed?: { commit: string; report: string };
};

/** A commit of hers. */
export type PublishedCommit = {
  oid: string;
  date: string;
  /** When she published it, in milliseconds by her own clock. */
  publishedAt: number;
};

/** Where a publication is on its way to the shop. */
export type DeploymentStatus =
  | { state: "publishing" | "online" | "late" }
  | { state: "failed"; report: string };

const POLL_INTERVAL_MS = 4000;
/** A host takes a few minutes; after so long something may be wrong. */
export const DEPLOY_TIMEOUT_MS = 600_000;

const fetchDeployedBuild = async (): Promise<DeployedBuild | undefined> => {
  const answer = await fetch(new URL("version.json", location.href), { cache: "no-store" });
  return answer.ok ? answer.json() : undefined;
};

function determineStatus(
  { oid: head, date, publishedAt: at }: PublishedCommit,
  version?: DeployedBuild,
): DeploymentStatus {
  const isLater = Date.parse(version?.date ?? "") > Date.parse(date);
  if (version?.commit === head || isLater) return { state: "online" };
  if (version?.failed?.commit === head) return { state: "failed", report: version.failed.report };
  return { state: Date.now() - at > DEPLOY_TIMEOUT_MS ? "late" : "publishing" };
}

/**
 * Asks the published shop, again and again, whether a commit can be seen in it.
 *
 * @param tell is called at once and with each answer
 * @returns stops asking
 */
export function watchDeployment(
  mine: PublishedCommit,
  tell: (publication: DeploymentStatus) => void,
  ask = fetchDeployedBuild,
): () => void {
  let isOver = false;
  async function look(): Promise<void> {
    const next = determineStatus(mine, await ask().catch(() => undefined));
    if (isOver) return;
    tell(next);
    if (next.state === "publishing" || next.state === "late") setTimeout(look, POLL_INTERVAL_MS);
  }
  tell(determineStatus(mine));
  void look();
  return () => {
    isOver = true;
  };
}

/** What the build has made of a photograph, by Git's name for its bytes (tools/photos/media-plugin.ts). */
export type PublishedPhoto = {
  oid: string;
  isCropped: boolean;
  focalPoint?: string;
  source: PhotoSource;
};

export async function fetchPublishedPhotos(): Promise<readonly PublishedPhoto[]> {
  const answer = await fetch("publicado.json", { cache: "no-cache" }).catch(() => undefined);
  return answer?.ok ? answer.json() : [];
}
