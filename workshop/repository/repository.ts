import type { Snapshot } from "../draft/draft.ts";

/** What a publication writes and removes; paths are seen from `content/`. */
export type Commit = {
  /** The state that it stands on: where another has come since, nothing is written. */
  parent: string;
  /** Her changes, a sentence each. */
  messageLines: readonly string[];
  additions: { path: string; bytes: Uint8Array<ArrayBuffer> }[];
  deletions: string[];
};

/** A state of the shop that has been published. */
export type Version = {
  oid: string;
  /** When, as an instant in ISO 8601. */
  date: string;
  messageLines: readonly string[];
};

/** Where the content is kept: GitHub, or the folder of this computer. */
export type Repository = {
  /** The content as it is, or as it was in a version. */
  readSnapshot(version?: string): Promise<Snapshot>;
  /** @returns the new state and its instant. @throws Refusal */
  publish(commit: Commit): Promise<{ head: string; date: string }>;
  /** The newest first; empty where nobody keeps it. */
  listVersions(): Promise<readonly Version[]>;
  /** A file's bytes, by Git's name for them. */
  readBlob(oid: string): Promise<Blob>;
};

/** What has been refused, in a sentence for her. */
export class RepositoryError extends Error {
  /** Another key mends it, or a look at what somebody else has published. */
  readonly reason: "key" | "stale" | "other";
  constructor(reason: RepositoryError["reason"], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}
