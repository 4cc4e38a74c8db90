/** The folder of all that the owner may change; the tests bring a shop of their own. */
export const CONTENT = process.env.CONTENT_DIR ?? "content";
/** Below it: a folder for each bag. */
export const BAGS = "bolsos";
/** What stands in a bag's folder beside its photos. */
export const BAG_FILE = "bolso.yaml";
/** What a chat shows with a link to the shop. */
export const SHARE = "compartir.jpg";
