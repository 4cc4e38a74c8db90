import { getValueAt, type Problem } from "../schema/problem.ts";
import { createSlug, normalizeText } from "../schema/text.ts";

// Checks that compare several fields or bags.

/** Whether the owner keeps a bag out of the shop; takes its data as written. */
export const isHidden = (bag: unknown): boolean => getValueAt(bag, ["hidden"]) === true;

const PREVIOUS_PRICE_MESSAGE =
  "El precio anterior tiene que ser más alto que el de ahora: escribe el más bajo que tuvo en los 30 días antes de rebajarlo o, si ya no está rebajado, bórralo.";

/** Checks a bag's previous price against its price, if both are valid. */
export function validatePreviousPrice(
  file: string,
  { price, previousPrice }: Readonly<Record<string, unknown>>,
): Problem[] {
  if (price === undefined || previousPrice === undefined) return [];
  const isHigher = Number(previousPrice) > Number(price);
  return isHigher ? [] : [{ file, path: ["previousPrice"], message: PREVIOUS_PRICE_MESSAGE }];
}

/** `data` is undefined if the YAML cannot be parsed. */
type BagFile = { file: string; folder: string; data: unknown };

/** Fields that must differ between bags in any spelling, with the sentence that names the other bag. */
const UNIQUE_FIELDS: Readonly<Record<string, (other: BagFile) => string>> = {
  name: ({ data }) =>
    `Hay otro bolso que se llama «${normalizeText(getValueAt(data, ["name"]))}»: cambia el nombre de uno de los dos.`,
  id: ({ folder }) =>
    `El bolso de la carpeta «${folder}» lleva la misma referencia: cambia una de las dos.`,
  folder: ({ folder }) =>
    `El bolso de la carpeta «${folder}» tiene la misma dirección, el nombre de su carpeta: cambia una de las dos.`,
};

const INVALID_FOLDER_MESSAGE =
  "El nombre de la carpeta es la dirección del bolso: usa letras y guiones, por ejemplo «bolso-sol».";

/** Two rows of three on Home: a third row would push About and the form too far down. */
const MAX_FEATURED_BAGS = 6;

/** Checks the bags as a whole: unique values, folder names, featured bags. */
export function validateBags(bags: readonly BagFile[]): Problem[] {
  const problems = Object.keys(UNIQUE_FIELDS).flatMap((key) => findDuplicates(bags, key));
  for (const { file, folder } of bags)
    if (createSlug(folder) === "") problems.push({ file, message: INVALID_FOLDER_MESSAGE });
  return [...problems, ...validateFeaturedBags(bags)];
}

function findDuplicates(bags: readonly BagFile[], key: string): Problem[] {
  // Slugs, to ignore spelling. An id defaults to the folder.
  const values = bags.map(({ data, folder }) =>
    createSlug(normalizeText(getValueAt(data, [key])) || (key === "name" ? "" : folder)),
  );
  const problems: Problem[] = [];
  for (const [i, { file }] of bags.entries()) {
    const isSame = (value: string, j: number) => j !== i && value !== "" && value === values[i];
    const other = bags[values.findIndex(isSame)];
    const message = other && UNIQUE_FIELDS[key]?.(other);
    if (!message) continue;
    const problem = { file, otherFile: other.file, message };
    // A folder's name is no field of the bag's document.
    problems.push(key === "folder" ? problem : { ...problem, path: [key] });
  }
  return problems;
}

function validateFeaturedBags(bags: readonly BagFile[]): Problem[] {
  const featured = bags.filter(
    ({ data }) => !isHidden(data) && getValueAt(data, ["featured"]) === true,
  );
  const extra = featured[MAX_FEATURED_BAGS];
  if (!extra) return [];
  const message = `En la portada hay ${featured.length} bolsos y caben ${MAX_FEATURED_BAGS} como mucho (lo ideal, tres): quita los demás.`;
  return [{ file: extra.file, path: ["featured"], message }];
}
