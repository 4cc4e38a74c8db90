/** The files by their paths, each in the state in which this tab has seen it last. */
const seen = new Map<string, string>();

/**
 * Notes the state of a file. What the package keeps of files, all tabs of the browser share: by that alone
 * a tab takes what another one has saved for what it has read itself.
 *
 * @returns whether this tab has seen the file in another state before
 */
export function hasChanged(path: string, sha: string): boolean {
  const before = seen.get(path);
  seen.set(path, sha);
  return before !== undefined && before !== sha;
}
