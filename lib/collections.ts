/**
 * The collections, in menu order, by their routes; each lists the bags of one category. A new collection is an entry here.
 * `lang` is set if the name is not Spanish. `hasBadge`: its bags have a badge with the owner's text (`tag` in
 * `tienda.yaml`). `hasBanner`: its screen begins with the banner of `portada.yaml`.
 */
export const collections = {
  novedades: {
    category: "new",
    name: "Novedades",
    heading: "Bolsos nuevos",
    lang: undefined,
    hasBadge: true,
    hasBanner: true,
  },
  essentials: {
    category: "basic",
    name: "Essentials",
    heading: "Bolsos básicos",
    lang: "en",
    hasBadge: false,
    hasBanner: false,
  },
} as const;

export type CollectionId = keyof typeof collections;

export type Category = (typeof collections)[CollectionId]["category"];

export const collectionIds = Object.keys(collections) as CollectionId[];

/** Returns the collection of a bag's category: each category has one. */
export const findCollectionId = ({ category }: { category: Category }): CollectionId =>
  collectionIds.find((id) => collections[id].category === category) as CollectionId;

export const listBagsIn = <Bag extends { category: Category }>(
  catalogue: readonly Bag[],
  collection: CollectionId,
): readonly Bag[] => catalogue.filter((bag) => findCollectionId(bag) === collection);
