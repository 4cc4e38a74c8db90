import type { Commit } from "../../model/repository/commit.ts";
import type { Snapshot } from "../draft/draft.ts";
import { OwnerError } from "../owner-error.ts";

/** A published version of the content; `date` is in ISO 8601. */
export type Version = {
  oid: string;
  date: string;
  messageLines: readonly string[];
};

export type PublishOptions = {
  readBlob(oid: string): Promise<Blob>;
  onUpload(number: number, total: number): void;
  /** Called with the commit's id before it is published: without a response, nobody knows whether it was. */
  onCreated(head: string): Promise<void>;
};

/** Stores the content: on GitHub, or in a local folder. All methods throw RepositoryError. */
export type Repository = {
  /** Reads the latest commit, or `version`. The texts of the `known` snapshot need not be read again. */
  readSnapshot(known?: Snapshot, version?: string): Promise<Snapshot>;
  readBlob(oid: string): Promise<Blob>;
  /** Publishes a commit. Fails as `stale` if another one came first. @returns the new head */
  publish(commit: Commit, options: PublishOptions): Promise<{ head: string; date?: string }>;
  /** Newest first; empty if the repository has no history. */
  listVersions(): Promise<readonly Version[]>;
};

export class RepositoryError extends OwnerError {
  /**
   * `unknownToken`: the token is mistyped, expired or deleted. `token`: it lacks a permission or the repository. `stale`:
   * another commit came first. `lost`: no valid response.
   */
  readonly reason: "unknownToken" | "token" | "stale" | "lost" | "other";
  constructor(message: string, reason: RepositoryError["reason"] = "other", cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

/** Whether an error is the repository's, with one of these reasons. */
export const hasReason = (error: unknown, ...reasons: RepositoryError["reason"][]): boolean =>
  error instanceof RepositoryError && reasons.includes(error.reason);
