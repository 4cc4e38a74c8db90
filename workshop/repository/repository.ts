import type { Snapshot } from "../draft/draft.ts";

/** What a publication writes and removes; paths are seen from `content/`. */
export type Commit = {
  /** The state that it stands on: where another has come since, nothing is written. */
  head: string;
  /** Her changes, a sentence each. */
  sentences: readonly string[];
  written: readonly { path: string; bytes: Uint8Array<ArrayBuffer> }[];
  removed: readonly string[];
};

/** A state of the shop that has been published. */
export type Version = {
  head: string;
  /** When, as an instant in ISO 8601. */
  date: string;
  sentences: readonly string[];
};

/** Where the content is kept: GitHub, or the folder of this computer. */
export type Repository = {
  /** The content as it is, or as it was in a version. */
  read(version?: string): Promise<Snapshot>;
  /** @returns the new state and its instant. @throws Refusal */
  publish(commit: Commit): Promise<{ head: string; date: string }>;
  /** The newest first; empty where nobody keeps it. */
  history(): Promise<readonly Version[]>;
  /** A file's bytes, by Git's name for them. */
  blob(oid: string): Promise<Blob>;
};

/** Why the repository has not done what it was asked. */
export type Reason =
  | "key"
  | "expired"
  | "right"
  | "unknown-repository"
  | "rate"
  | "offline"
  | "stale"
  | "size"
  | "other";

/** What has been refused, in a sentence for her. */
export class Refusal extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** What is said to her of something that has failed. @param otherwise where the repository has not refused it */
export const wordsOf = (error: unknown, otherwise: string): string =>
  error instanceof Refusal ? error.message : otherwise;
