import type { z } from "zod";
import { withoutEmpty } from "../../model/values.ts";
import type { Draft, Path, Snapshot } from "./draft.ts";
import { dataNow, plain, writtenFiles } from "./edit.ts";
import { labelOf, schemaOf } from "./files.ts";
import { remembered } from "./yaml.ts";

/** Something to mend before she publishes or, as a warning, to look at. */
export type Problem = {
  file: string;
  path: Path;
  /** The field, as she calls it. */
  label: string;
  /** What is wrong and what to do, in a sentence. */
  says: string;
  /** Does not keep her from publishing. */
  warning?: true;
};

/** What is wrong with her draft, and what in it deserves a look. */
export const problemsOf = (snapshot: Snapshot, draft: Draft): Problem[] =>
  writtenFiles(snapshot, draft).flatMap((file) => mistakesIn(file, dataNow(snapshot, draft, file)));

const mistakesIn = remembered((file, data): Problem[] => {
  const schema: z.ZodType = schemaOf(file);
  const told = new Set<string>();
  const { error } = schema.safeParse(withoutEmpty(plain(data)));
  return (error?.issues ?? []).flatMap(({ path, message }) => {
    if (told.has(path.join())) return [];
    told.add(path.join());
    return { file, path: path as Path, label: labelOf(file, path as Path), says: message };
  });
});
