/** Paths below the shop's address, for the pages, the workshop and the build. */

import type { CollectionId } from "./collections.ts";

/** Returns the path of a collection's page below the shop's URL. */
export const buildCollectionPath = (collection: CollectionId): string => `${collection}/`;

/** The owner's editor. */
export const WORKSHOP_PATH = "taller/";

export const LEGAL_PATH = "aviso-legal/";

/** Every bag's page is below this path. */
export const BAGS_PATH = "bolsos/";

/** @param slug the name of the bag's folder, as a slug */
export const buildBagPath = (slug: string): string => `${BAGS_PATH}${slug}/`;
