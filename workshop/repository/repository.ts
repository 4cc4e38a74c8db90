import type { Commit } from "../draft/create-commit.ts";
import type { Snapshot } from "../draft/draft.ts";

/** A published version of the content. */
export type Version = {
  oid: string;
  /** In ISO 8601. */
  date: string;
  messageLines: readonly string[];
};

/** Stores the content as Git does: on GitHub, or in a local folder. All methods throw RepositoryError. */
export type Repository = {
  /**
   * @param knownSnapshot another snapshot, whose texts need not be read again
   * @param version a commit's id; the latest commit by default
   */
  readSnapshot(knownSnapshot?: Snapshot, version?: string): Promise<Snapshot>;
  readBlob(oid: string): Promise<Blob>;
  /** Returns those of the blobs that `writeBlob` has to send before a commit can use them. */
  findMissingBlobs(oids: readonly string[]): Promise<readonly string[]>;
  writeBlob(blob: Blob): Promise<void>;
  /** Creates a commit that is not published yet. @returns its id and date */
  createCommit(commit: Commit): Promise<{ oid: string; date: string }>;
  /** Publishes a commit. Fails as `stale` if another one came first. */
  moveBranch(oid: string): Promise<void>;
  /** Newest first; empty if the repository has no history. */
  listVersions(): Promise<readonly Version[]>;
  /** Called with the reason when a request waits, and without one when it continues. Without it, no request waits. */
  onPause?: (message?: string) => void;
};

/** Its message is a Spanish sentence for the owner. */
export class RepositoryError extends Error {
  /** `key`: the token is wrong or lacks a permission. `stale`: another commit came first. */
  readonly reason: "key" | "stale" | "other";
  constructor(message: string, reason: RepositoryError["reason"] = "other", cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

const MAX_UPLOADS_AT_ONCE = 3;

/** Sends the blobs that the repository does not have. @param onProgress called with each blob's number before it is sent */
export async function uploadBlobs(
  repository: Repository,
  oids: readonly string[],
  readBlob: (oid: string) => Promise<Blob>,
  onProgress: (number: number, total: number) => void,
): Promise<void> {
  if (oids.length === 0) return;
  const missing = await repository.findMissingBlobs(oids);
  for (let start = 0; start < missing.length; start += MAX_UPLOADS_AT_ONCE) {
    const batch = missing.slice(start, start + MAX_UPLOADS_AT_ONCE).map(async (oid, i) => {
      onProgress(start + i + 1, missing.length);
      await repository.writeBlob(await readBlob(oid));
    });
    // After an error, let the blobs under way arrive.
    await Promise.allSettled(batch);
    await Promise.all(batch);
  }
}
