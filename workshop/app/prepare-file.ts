import { prepareLogo } from "./prepare-logo";
import { preparePhoto } from "./prepare-photo";

/** The prepared file, and the ending of its name. */
type PreparedFile = { blob: Blob; width: number; height: number; extension: string };

/**
 * Prepares a file for the shop.
 *
 * @param ground the shop's background colour
 * @throws a message in Spanish for a file that it refuses
 */
type Prepare = (file: File, ground: string) => Promise<PreparedFile>;

export const UPLOAD_KINDS = {
  photo: preparePhoto,
  // The browser's tab shows through a transparent icon.
  icon: (file) => preparePhoto(file),
  logo: prepareLogo,
} satisfies Record<string, Prepare>;
