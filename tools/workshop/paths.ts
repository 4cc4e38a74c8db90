/** The workshop's path below the shop's URL. */
export const WORKSHOP_PATH = "taller/";

/** The photo manifest: the sizes and renditions of the published photos, for the workshop. */
export const PHOTO_MANIFEST_PATH = `${WORKSHOP_PATH}publicado.json`;
