import { broadcast } from "../../lib/broadcast";

/**
 * The one event by which carousels hear of each other: it carries the id of the bag whose image a visitor
 * has chosen, and every other carousel goes back to its first image.
 */
export const imageChanges = broadcast<[id: string]>();
