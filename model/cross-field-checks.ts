import { type Path, type Problem, valueAt } from "./problem.ts";
import type { ShopFile } from "./types.ts";
import { slug, textOf } from "./values.ts";

// What a field's own rule cannot tell: something beside it says otherwise.

/** What promises that nothing is paid for shipping. */
const FREE = /\bgrat(is|uit)|env[ií]o\b[^.]*\binclui/i;

/** What makes of such a promise one for large orders alone. */
const FROM = /(a partir de|desde|más de|superior(es)? a|por encima de)\s+(los\s+)?\d/i;

const promisesFree = (words: string): boolean =>
  words.split(/[.!?;](?=\s|$)/).some((sentence) => FREE.test(sentence) && !FROM.test(sentence));

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
export function shippingWarnings(written: ShopFile): Problem[] {
  if (written.shipping === undefined) return [];
  const cost = inEuros(written.shipping);
  const shop = withShippingCost(written);
  const steps = (shop.howToOrder ?? []).flatMap((_, i): Path[] => [
    ["howToOrder", i, "title"],
    ["howToOrder", i, "text"],
  ]);
  return [["tagline"], ["description"], ["promo"], ...steps]
    .filter((path) => promisesFree(textOf(valueAt(shop, path))))
    .map((path) => ({
      file: "tienda.yaml",
      path,
      message: `Parece que aquí el envío no cuesta nada, y cuesta ${cost}: deja solo una de las dos cosas.`,
      warning: true,
    }));
}

/** A bag as its file holds it: `undefined` where it cannot be read. */
type BagFile = { file: string; folder: string; data: unknown };

/** What a bag is known by, and no other may be. */
const KNOWN_BY = { name: "el mismo nombre", id: "la misma referencia" };

/** In any spelling: a double would have the same address, or could not be told apart. */
const labelOf = ({ data, folder }: BagFile, key: string): string =>
  slug(textOf(valueAt(data, [key])) || (key === "id" ? folder : ""));

/** Home shows its bags three in a row; a third row would push About and the form out of reach. */
const MOST_FEATURED = 6;

export const isHidden = (bag: unknown): boolean => valueAt(bag, ["hidden"]) === true;

/** What is wrong with a bag beside those that come before it. */
export function bagProblems(bag: BagFile, before: readonly BagFile[]): Problem[] {
  const { file, folder } = bag;
  const address = slug(folder);
  const same = before.find((other) => slug(other.folder) === address);
  const named = Object.entries(KNOWN_BY).flatMap(([key, what]): Problem[] => {
    const label = labelOf(bag, key);
    const other = before.find((one) => label && labelOf(one, key) === label);
    if (!other) return [];
    const message = `El bolso de la carpeta «${other.folder}» ya lleva ${what}: cambia uno de los dos.`;
    return [{ file, path: [key], message }];
  });
  if (address === "")
    return [
      ...named,
      {
        file,
        message:
          "El nombre de la carpeta es la dirección del bolso: usa letras y guiones, por ejemplo «bolso-sol».",
      },
    ];
  return same
    ? [
        ...named,
        {
          file,
          message: `La carpeta «${same.folder}» da la misma dirección: cambia el nombre de una de las dos.`,
        },
      ]
    : named;
}

/** What is wrong with all bags together. */
export function shelfProblems(bags: readonly BagFile[]): Problem[] {
  const [first] = bags;
  if (!first)
    return [{ file: "bolsos", message: "No hay ningún bolso: una tienda necesita al menos uno." }];
  const shown = bags.filter(({ data }) => !isHidden(data));
  const [firstShown] = shown;
  if (!firstShown)
    return [
      {
        file: first.file,
        path: ["hidden"],
        message: "Todos los bolsos están ocultos: deja de ocultar al menos uno.",
      },
    ];
  const featured = shown.filter(({ data }) => valueAt(data, ["featured"]) === true);
  const tooMany = featured[MOST_FEATURED];
  if (tooMany)
    return [
      {
        file: tooMany.file,
        path: ["featured"],
        message: `En la portada hay ${featured.length} bolsos y caben ${MOST_FEATURED} como mucho (lo ideal, tres): quita los demás.`,
      },
    ];
  // One that cannot be read may be featured.
  if (featured.length > 0 || shown.some(({ data }) => data === undefined)) return [];
  return [
    {
      file: firstShown.file,
      path: ["featured"],
      message: "En la portada no hay ningún bolso: pon de uno a seis (lo ideal, tres).",
    },
  ];
}
