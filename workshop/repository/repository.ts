import type { Snapshot } from "../draft/draft.ts";

/** Paths are relative to `content/`. */
export type Commit = {
  /** The commit before this one. If it is no longer the latest, `publish` fails as `stale`. */
  parent: string;
  /** One sentence per change. */
  messageLines: readonly string[];
  additions: { path: string; bytes: Uint8Array<ArrayBuffer> }[];
  deletions: string[];
};

/** A published version of the content. */
export type Version = {
  oid: string;
  /** In ISO 8601. */
  date: string;
  messageLines: readonly string[];
};

/** Stores the content: on GitHub, or in a local folder. */
export type Repository = {
  /** @param version a commit's id; the latest commit by default */
  readSnapshot(version?: string): Promise<Snapshot>;
  /** @returns the new commit's id and date. @throws RepositoryError */
  publish(commit: Commit): Promise<{ head: string; date: string }>;
  /** Newest first; empty if the repository has no history. */
  listVersions(): Promise<readonly Version[]>;
  readBlob(oid: string): Promise<Blob>;
};

/** Its message is a Spanish sentence for the owner. */
export class RepositoryError extends Error {
  /** `key`: the token is wrong or lacks a permission. `stale`: another commit came first. */
  readonly reason: "key" | "stale" | "other";
  constructor(reason: RepositoryError["reason"], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
