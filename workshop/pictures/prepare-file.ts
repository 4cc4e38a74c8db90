/** The prepared file, and the ending of its name. */
type PreparedFile = { blob: Blob; width: number; height: number; extension: string };

/**
 * Prepares a file for the shop.
 *
 * @param ground the shop's background colour
 * @throws OwnerError for a file that it refuses
 */
export type PrepareFile = (file: File, ground: string) => Promise<PreparedFile>;
