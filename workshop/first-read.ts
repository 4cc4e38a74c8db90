import type { Snapshot } from "./draft/draft";
import { readPublished } from "./published";
import { folder } from "./repository/folder";
import { gitHub } from "./repository/github";
import type { Repository } from "./repository/repository";
import { keyStore } from "./storage";

// Imported first: GitHub answers while the browser still evaluates the large scripts, which takes a phone a second.

/** Where the workshop keeps what is changed in it (tools/workshop/document.ts). */
type Place =
  | { home: "folder" }
  | { home: "github"; repository: string; branch: string; api: string };

export const place: Place = JSON.parse(document.getElementById("place")?.textContent ?? "");

/** The repository with its first reading on its way. */
function ahead(repository: Repository): Repository {
  let first: Promise<Snapshot> | undefined = repository.read();
  // What it has been refused for is told to whoever waits for it.
  first.catch(() => undefined);
  return {
    ...repository,
    read(version) {
      const reading = first;
      first = undefined;
      return (version === undefined && reading) || repository.read(version);
    },
  };
}

const kept = keyStore.get();

/** The repository as far as it opens by itself: only a key that has opened is kept. */
export const known: Repository | undefined =
  place.home === "folder"
    ? ahead(folder())
    : kept === undefined
      ? undefined
      : ahead(gitHub({ ...place, key: kept, hasWorked: true }));

export const published = readPublished();
