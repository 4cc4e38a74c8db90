/** A file's new text or, by its Git blob id, its new bytes; without an id the file is deleted. */
export type CommitChange = { path: string } & ({ text: string } | { oid: string | null });

/** The commit that the workshop publishes. Paths are relative to `content/`. */
export type Commit = {
  /** The id of the commit before this one. */
  parent: string;
  /** One sentence per change. */
  messageLines: readonly string[];
  changes: readonly CommitChange[];
};
