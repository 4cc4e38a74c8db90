import { leavesOf, type Names } from "../../model/field.ts";
import { type Path, valueAt } from "../../model/problem.ts";
import { textsAt } from "../../model/shipped.ts";
import { type ContentFile, fileNamed } from "./content-files.ts";

/** A file that an entry names. */
export type Named = Names & {
  /** Where it does. */
  path: Path;
  /** As it is written. */
  name: string;
  /** Seen from `content/`. */
  file: string;
};

/** Every photo, film and drawing that an entry names, whatever else is wrong with it. */
export const namedFiles = (contentFile: ContentFile): Named[] =>
  leavesOf(contentFile.schema).flatMap(({ keys, meta: { names } }) =>
    names
      ? textsAt(contentFile.yaml.data, keys).map(({ path, text }) => ({
          ...{ ...names, path, name: text },
          file: fileNamed(contentFile, text),
        }))
      : [],
  );

/** What an entry holds, with every file that it names as it is seen from `content/`. */
export function withPlainNames(contentFile: ContentFile): unknown {
  const data: unknown = structuredClone(contentFile.yaml.data);
  for (const { path, file } of namedFiles(contentFile)) {
    const holder = valueAt(data, path.slice(0, -1));
    Object.assign(Object(holder), { [String(path.at(-1))]: file });
  }
  return data;
}
