/** Where the workshop publishes: the local content folder, or a repository on GitHub. */
export type RepositoryLocation =
  | { home: "folder" }
  /** `repository` is `owner/name`. Without `branch`, the repository's default branch counts. `api` is the URL of GitHub's API. */
  | { home: "github"; repository: string; branch?: string | undefined; api: string };
