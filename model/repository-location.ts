/** Where the workshop publishes: the local content folder, or a repository on GitHub. */
export type RepositoryLocation =
  | { home: "folder" }
  /** `repository` is `owner/name`; without `branch`, its default branch; `api` is the URL of GitHub's API. */
  | { home: "github"; repository: string; branch?: string | undefined; api: string };
