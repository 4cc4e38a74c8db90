import { fieldName } from "../../../model/field-names.ts";
import { inWords, type Path, type Problem } from "../../../model/problem.ts";
import { isPrice, textOf } from "../../../model/values.ts";
import { formatPrice } from "../../../src/lib/price.ts";
import { problemAt, type Source } from "../sources.ts";

/** What promises that nothing is paid for shipping. */
const FREE = /\bgrat(is|uit)|env[ií]o\b[^.]*\binclui/i;

/** What makes of such a promise one for large orders alone. */
const FROM = /(a partir de|desde|más de|superior(es)? a|por encima de)\s+(los\s+)?\d/i;

const promisesFree = (words: string): boolean =>
  words.split(/[.!?;](?=\s|$)/).some((sentence) => FREE.test(sentence) && !FROM.test(sentence));

/** Words of the owner's own that still promise free shipping where it has a price. */
export function shippingProblems(shop: Source): Problem[] {
  const cost = shop.written.at(["shipping"]);
  if (!isPrice(cost)) return [];
  const steps = Object.keys(Object(shop.written.at(["howToOrder"])));
  const places: Path[] = [
    ["tagline"],
    ["description"],
    ["promo"],
    ...steps.flatMap((i) => [
      ["howToOrder", Number(i), "title"],
      ["howToOrder", Number(i), "text"],
    ]),
  ];
  return places.flatMap((place) => {
    const words = textOf(shop.written.at(place));
    if (!promisesFree(words)) return [];
    return problemAt(shop, place, {
      field: fieldName(shop.schema, place),
      found: inWords(words),
      mend: `Parece que aquí el envío no cuesta nada, y el envío cuesta ${formatPrice(Number(cost))}: deja solo una de las dos cosas.`,
      warning: true,
    });
  });
}
