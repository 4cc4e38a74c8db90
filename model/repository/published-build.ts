import type { Size } from "../content/content-files.ts";

/** What a build tells the workshop about itself, in files beside the workshop's page. */

export const VERSION_FILE = "version.json";

export const PHOTO_MANIFEST_FILE = "publicado.json";

/** A photo of the published shop, by the Git blob id of the owner's file. */
export type PublishedPhoto = Size & {
  oid: string;
  /** Start of its renditions' URLs. The share image has none. */
  urlPrefix?: string;
};
