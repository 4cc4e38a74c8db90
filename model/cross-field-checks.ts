import { leavesOf } from "./form-fields.ts";
import { type Problem, valueAt } from "./problem.ts";
import { shopSchema } from "./schema.ts";
import type { ShopFile } from "./types.ts";
import { slug, textOf } from "./values.ts";

// What a field's own rule cannot tell: something beside it says otherwise.

/** What promises that nothing is paid for shipping; a sum in the sentence makes it one for large orders alone. */
const promisesFree = (words: string): boolean =>
  words
    .split(/[.!?;](?=\s|$)/)
    .some(
      (sentence) =>
        /\bgrat(is|uit)|env[ií]o\b.*\binclui/i.test(sentence) && !/\d\s*(€|eur)/i.test(sentence),
    );

/** The words of the demonstration that promise it. */
const FREE_BAR = "Envío gratuito en todos los pedidos!";
const FREE_SENTENCE = "Envío gratuito en todos los pedidos.";
const FREE_STEP = { title: "Te lo enviamos gratis", text: "El envío va incluido en el precio." };

const inEuros = (cost: number): string => `${cost.toFixed(2).replace(".", ",")} €`;

/** The shop in which the words that were shipped say what shipping costs; the owner's own stay. */
export function withShippingCost(shop: ShopFile): ShopFile {
  if (shop.shipping === undefined) return shop;
  const cost = inEuros(shop.shipping);
  const words = `Envío a toda España por ${cost}`;
  return {
    ...shop,
    promo: shop.promo && shop.promo !== FREE_BAR ? shop.promo : words,
    description: shop.description.replace(FREE_SENTENCE, `${words}.`),
    ...(shop.howToOrder && {
      howToOrder: shop.howToOrder.map((step) =>
        step.title === FREE_STEP.title && step.text === FREE_STEP.text
          ? { title: "Te lo enviamos", text: `Enviarlo dentro de España cuesta ${cost}.` }
          : step,
      ),
    }),
  };
}

/** Words of the owner's own that still promise free shipping where it has a price. */
export function shippingWarnings(shop: ShopFile): Problem[] {
  if (shop.shipping === undefined) return [];
  const message = `Parece que aquí el envío no cuesta nada, y cuesta ${inEuros(shop.shipping)}: deja solo una de las dos cosas.`;
  return leavesOf(shopSchema, withShippingCost(shop))
    .filter(({ value }) => promisesFree(textOf(value)))
    .map(({ path }) => ({ file: "tienda.yaml", path, message, warning: true }));
}

export const isHidden = (bag: unknown): boolean => valueAt(bag, ["hidden"]) === true;

/** A bag as its file holds it: `undefined` where it cannot be read. */
type BagFile = { file: string; folder: string; data: unknown };

/** What no two bags may share, in any spelling: they would have one address, or could not be told apart. */
const UNIQUE = {
  name: "lleva el mismo nombre",
  id: "lleva la misma referencia",
  folder: "tiene la misma dirección, el nombre de su carpeta",
};

/** The folder is the address, and the id of a bag that has none. */
function labelOf({ data, folder }: BagFile, key: string): string {
  const own = key === "folder" ? folder : textOf(valueAt(data, [key]));
  return slug(own || (key === "id" ? folder : ""));
}

const NO_ADDRESS =
  "El nombre de la carpeta es la dirección del bolso: usa letras y guiones, por ejemplo «bolso-sol».";

/** Home shows its bags three in a row; a third row would push About and the form out of reach. */
const MOST_FEATURED = 6;

/** What is wrong with bags beside one another. */
export function bagProblems(bags: readonly BagFile[]): Problem[] {
  const doubles = bags.flatMap((bag, i) =>
    Object.entries(UNIQUE).flatMap(([key, has]): Problem[] => {
      const label = labelOf(bag, key);
      const other = bags.slice(0, i).find((one) => label && labelOf(one, key) === label);
      if (!other) return [];
      const message = `El bolso de la carpeta «${other.folder}» ya ${has}: cambia uno de los dos.`;
      return [{ file: bag.file, ...(key !== "folder" && { path: [key] }), message }];
    }),
  );
  const nameless = bags
    .filter(({ folder }) => slug(folder) === "")
    .map(({ file }) => ({ file, message: NO_ADDRESS }));
  return [...doubles, ...nameless, ...shelfProblems(bags)];
}

/** Whether there is a bag to show, and a few for Home. */
function shelfProblems(bags: readonly BagFile[]): Problem[] {
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
    featured[MOST_FEATURED],
    "featured",
    `En la portada hay ${featured.length} bolsos y caben ${MOST_FEATURED} como mucho (lo ideal, tres): quita los demás.`,
  );
}
