import { doubtfulPriceAdvice } from "./advice.ts";
import { illegible } from "./brand-colours.ts";
import { copyIt, KEYS, ownerOf } from "./emailjs.ts";
import { type Finding, inWords, type Path, valueAt } from "./problem.ts";
import { shopSchema } from "./schema.ts";
import { slug } from "./slug.ts";
import { isDoubtfulPrice, isPrice, textOf } from "./values.ts";

// What a field's own rule cannot tell: what stands beside it says otherwise.

/** What is wrong or doubtful at a place, and how it is mended in a file. */
export type Remark = Finding & { path: Path; written?: string };

const at = (value: unknown, ...path: Path): unknown => valueAt(value, path);

/** What the shop's data say against each other. */
export const shopRemarks = (shop: unknown): Remark[] => [
  ...colourRemarks(shop),
  ...shippingRemarks(shop),
  ...mailRemarks(shop),
];

/** Which of the owner's colours cannot be read on one another. */
function colourRemarks(shop: unknown): Remark[] {
  const { data } = shopSchema.shape.colours.safeParse(at(shop, "colours"));
  return (data ? illegible(data) : []).map(({ key, ...finding }) => ({
    path: ["colours", key],
    ...finding,
  }));
}

/** What promises that nothing is paid for shipping. */
const FREE = /\bgrat(is|uit)|env[ií]o\b[^.]*\binclui/i;

/** What makes of such a promise one for large orders alone. */
const FROM = /(a partir de|desde|más de|superior(es)? a|por encima de)\s+(los\s+)?\d/i;

const promisesFree = (words: string): boolean =>
  words.split(/[.!?;](?=\s|$)/).some((sentence) => FREE.test(sentence) && !FROM.test(sentence));

/** Words of the owner's own that still promise free shipping where it has a price. */
function shippingRemarks(shop: unknown): Remark[] {
  const cost = at(shop, "shipping");
  if (!isPrice(cost)) return [];
  const steps = Object.keys(Object(at(shop, "howToOrder"))).flatMap((i) => [
    ["howToOrder", Number(i), "title"],
    ["howToOrder", Number(i), "text"],
  ]);
  return [["tagline"], ["description"], ["promo"], ...steps].flatMap((path) => {
    const words = textOf(at(shop, ...path));
    if (!promisesFree(words)) return [];
    const price = `${Number(cost).toFixed(2).replace(".", ",")} €`;
    return {
      path,
      found: inWords(words),
      advice: `Parece que aquí el envío no cuesta nada, y el envío cuesta ${price}: deja solo una de las dos cosas.`,
      warning: true as const,
    };
  });
}

/** An id of the e-mail's account that stands in two places: in the one where it does not belong. */
function mailRemarks(shop: unknown): Remark[] {
  const keys = Object.entries(KEYS);
  return keys.flatMap(([name, key]) => {
    const value = at(shop, "emailjs", name);
    const twin = keys.find(([other]) => other !== name && at(shop, "emailjs", other) === value);
    if (!textOf(value) || !twin || ownerOf(textOf(value))) return [];
    const found = `${inWords(value)}, lo mismo que en ${twin[1].name}`;
    return [{ path: ["emailjs", name], found, advice: copyIt(key) }];
  });
}

/** A bag as its file holds it, and the folder that is its address. */
export type BagInFolder = { folder: string; data: unknown };

/** What a bag is known by, and no other may be. */
const KNOWN_BY = { name: "el mismo nombre", id: "la misma referencia" };

/** In any spelling: a double would have the same address, or could not be told apart. */
const labelOf = ({ data, folder }: BagInFolder, key: string): string =>
  slug(textOf(at(data, key)) || (key === "id" ? folder : ""));

/** What is wrong with a bag that its own file cannot tell, and what makes one ask. */
export function bagRemarks(bag: BagInFolder, before: readonly BagInFolder[]): Remark[] {
  const { data, folder } = bag;
  const doubles = Object.entries(KNOWN_BY).flatMap(([key, same]) => {
    const label = labelOf(bag, key);
    const other = before.find((one) => label && labelOf(one, key) === label);
    if (!other) return [];
    const found = `${inWords(at(data, key) ?? folder)}, que ya lleva el bolso de «${other.folder}»`;
    const advice = `Cambia uno de los dos: no puede haber dos bolsos con ${same}.`;
    return { path: [key], found, advice };
  });
  const doubtful = ["price", "previousPrice"].flatMap((key) => {
    const price = at(data, key);
    if (!isDoubtfulPrice(price)) return [];
    return {
      path: [key],
      found: inWords(price),
      advice: doubtfulPriceAdvice(Number(price)),
      written: `si es lo segundo, «${key}: ${(Number(price) / 100).toFixed(2)}».`,
      warning: true as const,
    };
  });
  const order = at(data, "order");
  const beside = before.find((one) => at(one.data, "order") === order);
  if (typeof order !== "number" || !beside) return [...doubles, ...doubtful];
  const place: Remark = {
    path: ["order"],
    found: `${inWords(order)}, que también lleva el bolso de «${beside.folder}»`,
    advice:
      "Salen uno detrás de otro, por el nombre de su carpeta. Si quieres otro orden, cambia uno de los dos números.",
    warning: true,
  };
  return [...doubles, ...doubtful, place];
}

/** Home shows its bags three in a row; a third row would push About and the form out of reach. */
const MOST_FEATURED = 6;

export const isHidden = (bag: unknown): boolean => at(bag, "hidden") === true;

/** What is wrong with all bags together, each as its file holds it; `undefined` for one that cannot be read. */
export function shelfRemarks(bags: readonly unknown[]): (Omit<Remark, "path"> & { of: string })[] {
  const shown = bags.filter((bag) => !isHidden(bag));
  if (bags.length > 0 && shown.length === 0)
    return [
      {
        of: "bolsos",
        found: "ninguno a la vista",
        advice: "Están todos ocultos: deja de ocultar al menos uno.",
      },
    ];
  const count = shown.filter((bag) => at(bag, "featured") === true).length;
  const of = "bolsos de la portada";
  // One that cannot be read may be featured.
  if (count === 0 && shown.length > 0 && shown.every((bag) => bag))
    return [
      {
        of,
        found: "ningún bolso",
        advice: "Elige al menos uno (lo ideal, tres) para que salga en la portada.",
        written: "«featured: true».",
      },
    ];
  if (count <= MOST_FEATURED) return [];
  return [
    {
      of,
      found: `${count} bolsos`,
      advice: `En la portada caben como mucho ${MOST_FEATURED} (lo ideal, tres): quita los demás.`,
      written: "«featured: false».",
    },
  ];
}
