import type { ShopContent } from "./shop-content";

/** A bag with its photographs resolved. */
export type Bag = ShopContent["catalogue"][number];

// Each is set before anything is drawn: components read it as they draw, and not as they load.
export let shop: ShopContent["shop"];
export let emailAccount: ShopContent["emailAccount"];
export let privacyNote: string;
export let catalogue: readonly Bag[];
export let about: ShopContent["about"];
export let hero: ShopContent["hero"];
export let banner: ShopContent["banner"];
export let stitches: ShopContent["stitches"];

/** What the page carries as JSON, what the build has read, or what the owner is writing in her workshop. */
export function setContent(content: ShopContent): void {
  ({ shop, emailAccount, privacyNote, catalogue, about, hero, banner, stitches } = content);
}
