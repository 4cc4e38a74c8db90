import { labelOf } from "../draft/files";
import type { Tap } from "../stage/things";
import type { Path } from "./use-workshop";

/** The field that has been tapped, by the words that stand there: its value, or what it is called. */
export function tappedIn(
  { words, isPicture }: Omit<Tap, "thing">,
  file: string,
  data: unknown,
  path: Path = [],
): string {
  const isBag = file.startsWith("bolsos/");
  if (isBag && isPicture) return "photos";
  if (isBag && /^(de )?[\d.]+,\d\d €|Sin precio/.test(words)) return "price";
  for (const [key, value] of Object.entries(Object(data))) {
    const at = [...path, Array.isArray(data) ? Number(key) : key];
    if (typeof value !== "string") {
      const below = tappedIn({ words, isPicture }, file, value, at);
      if (below) return below;
    } else if (value.trim() && (words === value.trim() || words.startsWith(labelOf(file, at))))
      return at.join(".");
  }
  return "";
}
