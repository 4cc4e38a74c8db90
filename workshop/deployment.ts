import type { PhotoSource } from "./preview/build-preview";

/** The published shop's `version.json`. */
export type DeployedBuild = {
  commit: string;
  /** When it was committed, in ISO 8601: a later commit contains all earlier ones. */
  date?: string;
  /** In a local folder only: the state that failed to build, and the build's report. */
  failed?: { commit: string; report: string };
};

/** A commit that the workshop has published. */
export type PublishedCommit = {
  oid: string;
  date: string;
  /** In milliseconds, by the owner's clock. */
  publishedAt: number;
};

export type DeploymentStatus =
  | { state: "publishing" | "online" | "late" }
  | { state: "failed"; report: string };

const POLL_INTERVAL_MS = 4000;
/** A host takes a few minutes; after this time the deployment counts as late. */
export const DEPLOY_TIMEOUT_MS = 600_000;

const fetchDeployedBuild = async (): Promise<DeployedBuild | undefined> => {
  const response = await fetch(new URL("version.json", location.href), { cache: "no-store" });
  return response.ok ? response.json() : undefined;
};

function determineStatus(
  { oid, date, publishedAt }: PublishedCommit,
  build?: DeployedBuild,
): DeploymentStatus {
  const isLater = Date.parse(build?.date ?? "") > Date.parse(date);
  if (build?.commit === oid || isLater) return { state: "online" };
  if (build?.failed?.commit === oid) return { state: "failed", report: build.failed.report };
  return { state: Date.now() - publishedAt > DEPLOY_TIMEOUT_MS ? "late" : "publishing" };
}

/**
 * Polls the published shop until it contains a commit or its build fails.
 *
 * @param onStatus called at once and after each poll
 * @returns a function that stops polling
 */
export function watchDeployment(
  commit: PublishedCommit,
  onStatus: (status: DeploymentStatus) => void,
  fetchBuild = fetchDeployedBuild,
): () => void {
  let isStopped = false;
  async function poll(): Promise<void> {
    const status = determineStatus(commit, await fetchBuild().catch(() => undefined));
    if (isStopped) return;
    onStatus(status);
    if (status.state === "publishing" || status.state === "late")
      setTimeout(poll, POLL_INTERVAL_MS);
  }
  onStatus(determineStatus(commit));
  void poll();
  return () => {
    isStopped = true;
  };
}

/** A photo of the published build, by the original's Git blob id (tools/photos/media-plugin.ts). */
export type PublishedPhoto = {
  oid: string;
  isCropped: boolean;
  focalPoint?: string;
  source: PhotoSource;
};

export async function fetchPublishedPhotos(): Promise<readonly PublishedPhoto[]> {
  const response = await fetch("publicado.json", { cache: "no-cache" }).catch(() => undefined);
  return response?.ok ? response.json() : [];
}
