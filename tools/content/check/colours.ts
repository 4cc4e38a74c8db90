import { illegible } from "../../../model/brand-colours.ts";
import { fieldName } from "../../../model/field-names.ts";
import type { Problem } from "../../../model/problem.ts";
import { shopSchema } from "../../../model/schema.ts";
import { problemAt, type Source } from "../sources.ts";

/** Which of the owner's colours cannot be read on one another. */
export function colourProblems(source: Source): Problem[] {
  const { data } = shopSchema.shape.colours.safeParse(source.written.at(["colours"]));
  return (data ? illegible(data) : []).map(({ key, ...finding }) =>
    problemAt(source, ["colours", key], {
      field: fieldName(source.schema, ["colours", key]),
      ...finding,
    }),
  );
}
