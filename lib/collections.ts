/**
 * The collections, in menu order, by their routes; each lists the bags of one category. A new collection is an entry here.
 * Home leads to the first one. `lang` is set if the name is not Spanish. `hasBadge`: its bags have a badge with the
 * owner's text (`tag` in `tienda.yaml`). `hasBanner`: its screen begins with the banner of `portada.yaml`.
 */
export const collections = {
  novedades: {
    category: "new",
    name: "Novedades",
    lang: undefined,
    hasBadge: true,
    hasBanner: true,
  },
  essentials: {
    category: "basic",
    name: "Essentials",
    lang: "en",
    hasBadge: false,
    hasBanner: false,
  },
} as const;

export type CollectionId = keyof typeof collections;

export type Category = (typeof collections)[CollectionId]["category"];

export const collectionIds = Object.keys(collections) as [CollectionId, ...CollectionId[]];

/** Returns the names of the collections with a badge or a banner: `Novedades`, or `Novedades y Rebajas`. */
export const formatCollectionNames = (feature: "hasBadge" | "hasBanner"): string =>
  collectionIds
    .filter((id) => collections[id][feature])
    .map((id) => collections[id].name)
    .join(" y ");

/** Returns the collection of a category; undefined for any other value. */
export function findCollectionId(category: Category): CollectionId;
export function findCollectionId(category: unknown): CollectionId | undefined;
export function findCollectionId(category: unknown): CollectionId | undefined {
  return collectionIds.find((id) => collections[id].category === category);
}

/** Returns the bags of a collection, in the catalogue's order. */
export const listBagsIn = <Bag extends { collection: CollectionId }>(
  catalogue: readonly Bag[],
  collection: CollectionId,
): readonly Bag[] => catalogue.filter((bag) => bag.collection === collection);
