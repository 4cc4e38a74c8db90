/** Routes of the collections, in menu order. A new one is an entry here and in `collections`. */
export const collectionIds = ["novedades", "essentials"] as const;

export type CollectionId = (typeof collectionIds)[number];

/** Each collection lists the bags of one category. `lang` is set if the name is not Spanish. */
export const collections = {
  novedades: { category: "new", name: "Novedades", heading: "Bolsos nuevos", lang: undefined },
  essentials: { category: "basic", name: "Essentials", heading: "Bolsos básicos", lang: "en" },
} as const satisfies Record<CollectionId, object>;

export type Category = (typeof collections)[CollectionId]["category"];

export const findCollectionId = ({ category }: { category: Category }): CollectionId =>
  collectionIds.find((id) => collections[id].category === category) ?? collectionIds[0];

export const listBagsIn = <Bag extends { category: Category }>(
  catalogue: readonly Bag[],
  collection: CollectionId,
): readonly Bag[] => catalogue.filter((bag) => findCollectionId(bag) === collection);
