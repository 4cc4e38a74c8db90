import type { Product } from "../../../src/content/types.ts";
import { slug } from "../../../src/lib/slug.ts";
import { type Field, fieldProblems, linkField } from "../fields.ts";
import type { PhotoFile } from "../photo-files.ts";
import { inWords, type Problem, unless } from "../problem.ts";
import { isPrice, textOf } from "../values.ts";
import { bagPhotoProblems } from "./bag-photos.ts";

/** What a bag is known by, and how long Google lets it be (tools/site/feeds.ts). */
const LABELS = [
  { key: "id", name: "identificador", most: 50 },
  { key: "name", name: "nombre", most: 150 },
] as const;

const LINK = linkField<Product>("amazonUrl", "enlace de Amazon");

const FIELDS: readonly Field<Product>[] = [
  {
    key: "price",
    name: "precio",
    isRight: isPrice,
    found: (price) => `${inWords(price)}${typeof price === "string" ? ", un texto" : ""}`,
    mend: priceMend,
  },
  {
    key: "category",
    name: "categoría",
    isRight: (category) => category === "new" || category === "basic",
    mend: "Escribe «new» para que salga en Novedades, o «basic» para Essentials.",
  },
  {
    key: "featured",
    name: "destacado",
    isRight: (featured) => typeof featured === "boolean",
    mend: "Escribe «true» si sale en la portada, o «false» si no; sin comillas.",
  },
  {
    key: "description",
    name: "descripción",
    isRight: (description) => typeof description === "string",
    mend: "Escribe un texto entre comillas, o deja las comillas vacías.",
  },
  { ...LINK, isRight: (link) => link === undefined || LINK.isRight(link) },
];

/**
 * What is wrong with a bag.
 *
 * @param before what stands before it in the catalogue
 */
export function bagProblems(
  bag: Product,
  before: readonly (Product | undefined)[],
  photos: readonly PhotoFile[],
): Problem[] {
  const where =
    textOf(bag.name) || textOf(bag.id) || `Bolso número ${before.length + 1} del catálogo`;
  return [
    ...LABELS.flatMap((label) => labelProblems(where, label, bag, before)),
    ...fieldProblems(where, bag, FIELDS),
    ...(slug(textOf(bag.name)) ? bagPhotoProblems(where, bag, photos) : []),
  ];
}

function labelProblems(
  where: string,
  { key, name, most }: (typeof LABELS)[number],
  bag: Product,
  before: readonly (Product | undefined)[],
): Problem[] {
  const label = textOf(bag[key]);
  const field = `${name} (${key})`;
  const found = inWords(bag[key]);
  if (label === "")
    return [{ where, field, found, mend: "Cada bolso necesita el suyo, distinto." }];
  const address = slug(label);
  const same = before.findIndex((other) => address && slug(textOf(other?.[key])) === address);
  return [
    ...unless(label.length <= most, {
      where,
      field,
      found: `${label.length} letras`,
      mend: `Acórtalo: como mucho, ${most} letras.`,
    }),
    ...unless(same === -1, {
      where,
      field,
      found: `${found}, que ya lleva el bolso número ${same + 1} del catálogo`,
      mend: `Cambia uno de los dos: no puede haber dos bolsos con el mismo ${name}.`,
    }),
    ...unless(address !== "", {
      where,
      field,
      found,
      mend: "Usa al menos una letra o una cifra.",
    }),
  ];
}

function priceMend(price: unknown): string {
  if (price === undefined) return "Escribe el precio en euros, por ejemplo «price: 24,».";
  if (typeof price === "string")
    return "Escribe el precio como número: sin comillas ni €, con punto para los decimales, por ejemplo «price: 24.5,».";
  if (typeof price === "number" && price > 0 && Number.isFinite(price))
    return `Un precio lleva como mucho dos decimales, por ejemplo «price: ${price.toFixed(2)},».`;
  return "El precio tiene que ser mayor que cero, por ejemplo «price: 24,».";
}
