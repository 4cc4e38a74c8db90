import { collectLeaves } from "./form-fields.ts";
import { type Problem, valueAt } from "./problem.ts";
import { shopSchema } from "./schema.ts";
import type { ShopFile } from "./types.ts";
import { normalizeText, slug } from "./values.ts";

// What a field's own rule cannot tell: something beside it says otherwise.

/** What promises that nothing is paid for shipping; a sum in the sentence makes it one for large orders alone. */
const hasFreeShippingPromise = (words: string): boolean =>
  words
    .split(/[.!?;](?=\s|$)/)
    .some(
      (sentence) =>
        /\bgrat(is|uit)|env[ií]o\b.*\binclui/i.test(sentence) && !/\d\s*(€|eur)/i.test(sentence),
    );

/** The words of the demonstration that promise it. */
const EXAMPLE_PROMO = "Envío gratuito en todos los pedidos!";
const EXAMPLE_SHIPPING_SENTENCE = "Envío gratuito en todos los pedidos.";
const EXAMPLE_SHIPPING_STEP = {
  title: "Te lo enviamos gratis",
  text: "El envío va incluido en el precio.",
};

const formatEuros = (cost: number): string => `${cost.toFixed(2).replace(".", ",")} €`;

/** The shop in which the words that were shipped say what shipping costs; the owner's own stay. */
export function withShippingCost(shop: ShopFile): ShopFile {
  if (shop.shipping === undefined) return shop;
  const cost = formatEuros(shop.shipping);
  const words = `Envío a toda España por ${cost}`;
  return {
    ...shop,
    promo: shop.promo && shop.promo !== EXAMPLE_PROMO ? shop.promo : words,
    description: shop.description.replace(EXAMPLE_SHIPPING_SENTENCE, `${words}.`),
    ...(shop.howToOrder && {
      howToOrder: shop.howToOrder.map((step) =>
        step.title === EXAMPLE_SHIPPING_STEP.title && step.text === EXAMPLE_SHIPPING_STEP.text
          ? { title: "Te lo enviamos", text: `Enviarlo dentro de España cuesta ${cost}.` }
          : step,
      ),
    }),
  };
}

/** Words of the owner's own that still promise free shipping where it has a price. */
export function validateShippingTexts(shop: ShopFile): Problem[] {
  if (shop.shipping === undefined) return [];
  const message = `Parece que aquí el envío no cuesta nada, y cuesta ${formatEuros(shop.shipping)}: deja solo una de las dos cosas.`;
  return collectLeaves(shopSchema, withShippingCost(shop))
    .filter(({ value }) => hasFreeShippingPromise(normalizeText(value)))
    .map(({ path }) => ({ file: "tienda.yaml", path, message, warning: true }));
}

export const isHidden = (bag: unknown): boolean => valueAt(bag, ["hidden"]) === true;

/** A bag as its file holds it: `undefined` where it cannot be read. */
type BagFile = { file: string; folder: string; data: unknown };

/** What no two bags may share, in any spelling: they would have one address, or could not be told apart. */
const UNIQUE_FIELDS = {
  name: "lleva el mismo nombre",
  id: "lleva la misma referencia",
  folder: "tiene la misma dirección, el nombre de su carpeta",
};

/** The folder is the address, and the id of a bag that has none. */
function comparisonKey({ data, folder }: BagFile, key: string): string {
  const own = key === "folder" ? folder : normalizeText(valueAt(data, [key]));
  return slug(own || (key === "id" ? folder : ""));
}

const INVALID_FOLDER_MESSAGE =
  "El nombre de la carpeta es la dirección del bolso: usa letras y guiones, por ejemplo «bolso-sol».";

/** Home shows its bags three in a row; a third row would push About and the form out of reach. */
const MAX_FEATURED_BAGS = 6;

/** What is wrong with bags beside one another. */
export function validateBags(bags: readonly BagFile[]): Problem[] {
  const doubles = bags.flatMap((bag, i) =>
    Object.entries(UNIQUE_FIELDS).flatMap(([key, has]): Problem[] => {
      const label = comparisonKey(bag, key);
      const other = bags.slice(0, i).find((one) => label && comparisonKey(one, key) === label);
      if (!other) return [];
      const message = `El bolso de la carpeta «${other.folder}» ya ${has}: cambia uno de los dos.`;
      return [{ file: bag.file, ...(key !== "folder" && { path: [key] }), message }];
    }),
  );
  const nameless = bags
    .filter(({ folder }) => slug(folder) === "")
    .map(({ file }) => ({ file, message: INVALID_FOLDER_MESSAGE }));
  return [...doubles, ...nameless, ...validateCollections(bags)];
}

/** Whether there is a bag to show, and a few for Home. */
function validateCollections(bags: readonly BagFile[]): Problem[] {
  const shown = bags.filter(({ data }) => !isHidden(data));
  const featured = shown.filter(({ data }) => valueAt(data, ["featured"]) === true);
  const told = (bag: BagFile | undefined, key: string, message: string): Problem[] =>
    bag ? [{ file: bag.file, path: [key], message }] : [];
  if (bags.length === 0)
    return [{ file: "bolsos", message: "No hay ningún bolso: una tienda necesita al menos uno." }];
  if (shown.length === 0)
    return told(bags[0], "hidden", "Todos los bolsos están ocultos: deja de ocultar al menos uno.");
  // One that cannot be read may be featured.
  if (featured.length === 0 && shown.every(({ data }) => data !== undefined))
    return told(
      shown[0],
      "featured",
      "En la portada no hay ningún bolso: pon de uno a seis (lo ideal, tres).",
    );
  return told(
    featured[MAX_FEATURED_BAGS],
    "featured",
    `En la portada hay ${featured.length} bolsos y caben ${MAX_FEATURED_BAGS} como mucho (lo ideal, tres): quita los demás.`,
  );
}
