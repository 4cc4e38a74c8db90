import {
  type BagInFolder,
  bagRemarks,
  isHidden as isHiddenBag,
  shelfRemarks,
} from "../../../model/beside.ts";
import { type Problem, unless } from "../../../model/problem.ts";
import { slug } from "../../../model/slug.ts";
import { bagFolder, type ContentFile, remarkAt } from "../content-files.ts";
import { BAGS, CONTENT } from "../folders.ts";
import { bagsElsewhere } from "./folder.ts";

const CATALOGUE = { where: `Catálogo (${CONTENT}/${BAGS})` };
const asBag = ({ file, yaml }: ContentFile): BagInFolder => ({
  folder: bagFolder(file) ?? "",
  data: yaml.raw,
});

/** What is wrong with a bag beside other bags. */
export const bagProblems = (bag: ContentFile, before: readonly ContentFile[]): Problem[] =>
  bagRemarks(asBag(bag), before.map(asBag)).map((remark) => remarkAt(bag, remark));

export const isHidden = ({ yaml }: ContentFile): boolean => isHiddenBag(yaml.raw);

const folderOf = (bag: ContentFile | undefined): string =>
  `«${(bag && bagFolder(bag.file)) ?? ""}»`;

/** What is wrong with all bags together. */
export function catalogueProblems(
  bags: readonly ContentFile[],
  files: readonly string[],
): Problem[] {
  const addresses = bags.map(({ file }) => slug(bagFolder(file) ?? ""));
  return [
    ...bags.flatMap(({ file }, i) => {
      const same = addresses.indexOf(addresses[i] ?? "");
      const problem = { ...CATALOGUE, field: `carpeta «${bagFolder(file)}»` };
      if (addresses[i] === "")
        return {
          ...problem,
          found: "un nombre sin letras ni cifras",
          advice:
            "El nombre de la carpeta es la dirección del bolso: usa letras y guiones, por ejemplo «bolso-sol».",
        };
      return unless(same === i, {
        ...problem,
        found: `la misma dirección que la carpeta ${folderOf(bags[same])}`,
        advice: "Cambia el nombre de una de las dos carpetas: es la dirección del bolso.",
      });
    }),
    ...unless(bags.length > 0, {
      ...CATALOGUE,
      field: "bolsos",
      found: "ninguno",
      advice: bagsElsewhere(files) ?? "Añade un bolso: una tienda necesita al menos uno.",
      written: "cada bolso es una carpeta con su bolso.yaml y sus fotos.",
    }),
    ...shelfRemarks(bags.map(({ yaml }) => yaml.data && yaml.raw)).map(({ of, ...remark }) => ({
      ...CATALOGUE,
      field: of,
      ...remark,
    })),
  ];
}
