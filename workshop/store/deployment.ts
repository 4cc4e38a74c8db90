import {
  PHOTO_MANIFEST_FILE,
  type PublishedPhoto,
  VERSION_FILE,
} from "../../model/repository/published-build";
import { fetchWithTimeout } from "../fetch-with-timeout";

type DeployedBuild = {
  commit: string;
  /** In a local folder only: the state that failed to build, and the build's report. */
  failed?: { commit: string; report: string };
};

/** The published shop's version, and the time by its host's clock in milliseconds: the owner's clock may be wrong. */
export type BuildResponse = { build: DeployedBuild; now: number };

export type Deployment = { state: "publishing" | "online" | "late" | "failed"; report?: string };

const POLL_INTERVAL_MS = 4000;
/** A host takes a few minutes; after this time the deployment counts as late. */
export const DEPLOY_TIMEOUT_MS = 600_000;

async function fetchDeployedBuild(): Promise<BuildResponse | undefined> {
  const url = new URL(VERSION_FILE, location.href);
  const response = await fetchWithTimeout(url, { cache: "no-store" });
  if (!response.ok) return undefined;
  const now = Date.parse(response.headers.get("Date") ?? "") || Date.now();
  return { build: await response.json(), now };
}

/** Returns the photos of the published shop; none if it cannot be reached. */
export async function fetchPublishedPhotos(): Promise<readonly PublishedPhoto[]> {
  const request = fetchWithTimeout(PHOTO_MANIFEST_FILE, { cache: "no-cache" });
  const response = await request.catch(() => undefined);
  return response?.ok ? response.json() : [];
}

type WatchOptions = {
  /** When the commit was made, in ISO 8601; by default now. */
  date?: string | undefined;
  /** Whether a commit is the branch's latest one, which contains all others. */
  isLatestCommit(commit: string): Promise<boolean>;
  onChange(deployment: Deployment): void;
  fetchBuild?: () => Promise<BuildResponse | undefined>;
};

/** Polls the published shop until it contains a commit or its build has failed. @returns a function that stops polling */
export function watchDeployment(head: string, options: WatchOptions): () => void {
  const { date, isLatestCommit, onChange, fetchBuild = fetchDeployedBuild } = options;
  const startedAt = Date.now();
  let lastState: Deployment["state"] | undefined;
  let otherCommit: string | undefined;
  let isStopped = false;

  /** Whether a build is of this commit or of a later one. Asks the repository once for each build. */
  async function containsHead({ commit }: DeployedBuild): Promise<boolean> {
    if (commit === head) return true;
    if (commit === otherCommit) return false;
    const isLatest = await isLatestCommit(commit);
    otherCommit = commit;
    return isLatest;
  }

  async function readDeployment(): Promise<Deployment | undefined> {
    const answer = await fetchBuild();
    if (!answer) return undefined;
    const { build, now } = answer;
    if (await containsHead(build)) return { state: "online" };
    if (build.failed?.commit === head) return { state: "failed", report: build.failed.report };
    const age = date ? now - Date.parse(date) : Date.now() - startedAt;
    return { state: age > DEPLOY_TIMEOUT_MS ? "late" : "publishing" };
  }

  async function poll(): Promise<void> {
    const deployment = await readDeployment().catch(() => undefined);
    if (isStopped) return;
    if (deployment && deployment.state !== lastState) onChange(deployment);
    lastState = deployment?.state ?? lastState;
    if (lastState !== "online" && lastState !== "failed") setTimeout(poll, POLL_INTERVAL_MS);
  }
  void poll();
  return () => {
    isStopped = true;
  };
}
