/** The workshop's path below the shop's URL. */
export const WORKSHOP_PATH = "taller/";

/** The photo manifest: the build's renditions of each photo, for the workshop. */
export const PHOTO_MANIFEST_PATH = `${WORKSHOP_PATH}publicado.json`;
