import { dayInSpain } from "../../../model/days.ts";
import { fieldName } from "../../../model/field-names.ts";
import { inWords, type Problem } from "../../../model/problem.ts";
import { isDay, textOf } from "../../../model/values.ts";
import { problemAt, type Source } from "../sources.ts";

const UNTIL = ["notice", "until"];

/** A notice whose last day is over is on no page any more. */
export function noticeProblems(shop: Source, now = Date.now()): Problem[] {
  const until = textOf(shop.written.at(UNTIL));
  if (!isDay(until) || until >= dayInSpain(now)) return [];
  return [
    problemAt(shop, UNTIL, {
      field: fieldName(shop.schema, UNTIL),
      found: `${inWords(until)}, un día que ya ha pasado`,
      mend: "El aviso ya no sale en la tienda: cambia el día o quita el aviso.",
      warning: true,
    }),
  ];
}
