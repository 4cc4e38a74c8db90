import { doubtfulPriceAdvice } from "../../../model/advice.ts";
import { fieldName } from "../../../model/field-names.ts";
import { inWords, type Problem, unless } from "../../../model/problem.ts";
import { slug } from "../../../model/slug.ts";
import { isDoubtfulPrice, textOf } from "../../../model/values.ts";
import { BAGS, CONTENT } from "../folders.ts";
import { bagFolder, problemAt, type Source } from "../sources.ts";
import { bagsElsewhere } from "./strays.ts";

const CATALOGUE = { where: `Catálogo (${CONTENT}/${BAGS})` };
/** Home shows its bags three in a row; a third row would push About and the form out of reach. */
const MOST_FEATURED = 6;

/** What a bag is known by, and no other may be. */
const LABELS = { name: "el mismo nombre", id: "la misma referencia" };

/** What is wrong with a bag that its own file cannot tell, and what makes one ask. */
export function bagProblems(bag: Source, before: readonly Source[]): Problem[] {
  const { written, schema, file } = bag;
  const place = before.find((other) => other.written.at(["order"]) === written.at(["order"]));
  return [
    ...Object.entries(LABELS).flatMap(([key, name]) => {
      const label = labelOf(bag, key);
      const same = before.find((other) => label && labelOf(other, key) === label);
      return unless(
        !same,
        problemAt(bag, [key], {
          field: fieldName(schema, [key]),
          found: `${inWords(written.at([key]) ?? bagFolder(file))}, que ya lleva el bolso de ${folderOf(same)}`,
          mend: `Cambia uno de los dos: no puede haber dos bolsos con ${name}.`,
        }),
      );
    }),
    ...["price", "previousPrice"].flatMap((key) => {
      const price = written.at([key]);
      return unless(
        !isDoubtfulPrice(price),
        problemAt(bag, [key], {
          field: fieldName(schema, [key]),
          found: inWords(price),
          mend: doubtfulPriceAdvice(Number(price)),
          written: `si es lo segundo, «${key}: ${(Number(price) / 100).toFixed(2)}».`,
          warning: true,
        }),
      );
    }),
    ...unless(
      !place || typeof written.at(["order"]) !== "number",
      problemAt(bag, ["order"], {
        field: fieldName(schema, ["order"]),
        found: `${inWords(written.at(["order"]))}, que también lleva el bolso de ${folderOf(place)}`,
        mend: "Salen uno detrás de otro, por el nombre de su carpeta. Si quieres otro orden, cambia uno de los dos números.",
        warning: true,
      }),
    ),
  ];
}

/** Whether the owner has taken a bag out of the shop, with its data and photos kept. */
export const isHidden = ({ written }: Source): boolean => written.at(["hidden"]) === true;

/** In any spelling: a double would have the same address, or could not be told apart. */
const labelOf = ({ written, file }: Source, key: string): string =>
  slug(textOf(written.at([key])) || (key === "id" ? (bagFolder(file) ?? "") : ""));

const folderOf = (bag: Source | undefined): string => `«${(bag && bagFolder(bag.file)) ?? ""}»`;

/** What is wrong with all bags together. */
export function catalogueProblems(bags: readonly Source[], files: readonly string[]): Problem[] {
  const addresses = bags.map(({ file }) => slug(bagFolder(file) ?? ""));
  const shown = bags.filter((bag) => !isHidden(bag));
  const count = shown.filter(({ written }) => written.at(["featured"]) === true).length;
  const featured = { ...CATALOGUE, field: "bolsos de la portada" };
  return [
    ...bags.flatMap(({ file }, i) => {
      const same = addresses.indexOf(addresses[i] ?? "");
      const problem = { ...CATALOGUE, field: `carpeta «${bagFolder(file)}»` };
      if (addresses[i] === "")
        return {
          ...problem,
          found: "un nombre sin letras ni cifras",
          mend: "El nombre de la carpeta es la dirección del bolso: usa letras y guiones, por ejemplo «bolso-sol».",
        };
      return unless(same === i, {
        ...problem,
        found: `la misma dirección que la carpeta ${folderOf(bags[same])}`,
        mend: "Cambia el nombre de una de las dos carpetas: es la dirección del bolso.",
      });
    }),
    ...unless(bags.length > 0, {
      ...CATALOGUE,
      field: "bolsos",
      found: "ninguno",
      mend: bagsElsewhere(files) ?? "Añade un bolso: una tienda necesita al menos uno.",
      written: "cada bolso es una carpeta con su bolso.yaml y sus fotos.",
    }),
    ...unless(shown.length > 0 || bags.length === 0, {
      ...CATALOGUE,
      field: "bolsos",
      found: "ninguno a la vista",
      mend: "Están todos ocultos: deja de ocultar al menos uno.",
    }),
    // One that cannot be read may be featured.
    ...unless(count > 0 || !shown.every(({ written }) => written.data) || shown.length === 0, {
      ...featured,
      found: "ningún bolso",
      mend: "Elige al menos uno (lo ideal, tres) para que salga en la portada.",
      written: "«featured: true».",
    }),
    ...unless(count <= MOST_FEATURED, {
      ...featured,
      found: `${count} bolsos`,
      mend: `En la portada caben como mucho ${MOST_FEATURED} (lo ideal, tres): quita los demás.`,
      written: "«featured: false».",
    }),
  ];
}
