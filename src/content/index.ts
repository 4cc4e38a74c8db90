import type { ShopContent } from "./shop-content";

/** A bag with the URLs of its photos. */
export type Bag = ShopContent["catalogue"][number];

// Set before the first render. Read these inside components, never at module level.
export let shop: ShopContent["shop"];
export let emailAccount: ShopContent["emailAccount"];
export let privacyNote: string;
export let catalogue: readonly Bag[];
export let about: ShopContent["about"];
export let hero: ShopContent["hero"];
export let banner: ShopContent["banner"];
export let stitches: ShopContent["stitches"];

/** Sets the content: from the page's JSON, from the build's files, or from the owner's draft in the workshop. */
export function setContent(content: ShopContent): void {
  ({ shop, emailAccount, privacyNote, catalogue, about, hero, banner, stitches } = content);
}
