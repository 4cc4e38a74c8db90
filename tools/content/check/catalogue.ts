import type { Product } from "../../../src/content/types.ts";
import { slug } from "../../../src/lib/slug.ts";
import type { PhotoFile } from "../photo-files.ts";
import type { Problem } from "../problem.ts";
import { textOf } from "../values.ts";
import { bagProblems } from "./bag.ts";

const WHERE = "Catálogo (content/catalogue.ts)";
/** Home shows its bags three in a row; a third row would push About and the form out of reach. */
const MOST_FEATURED = 6;

/** What is wrong with each bag, and then with all of them together. */
export function catalogueProblems(
  catalogue: readonly Product[],
  photos: readonly PhotoFile[],
): Problem[] {
  const bags = catalogue.filter((bag) => bag);
  return [
    // By number: two commas make a hole, which a loop over the bags would not see.
    ...[...catalogue.keys()].flatMap((i) => {
      const bag = catalogue[i];
      return bag ? bagProblems(bag, catalogue.slice(0, i), photos) : [missingBag(i + 1)];
    }),
    ...strayFolders(bags, photos),
    ...featuredProblems(bags),
  ];
}

const missingBag = (number: number): Problem => ({
  where: WHERE,
  field: `bolso número ${number}`,
  found: "nada",
  mend: "Si hay dos comas seguidas entre dos bolsos, quita una.",
});

/** Folders of no bag: as a rule, those of bags that were retired. */
function strayFolders(catalogue: readonly Product[], photos: readonly PhotoFile[]): Problem[] {
  const known = new Set(["", ...catalogue.map(({ name }) => slug(textOf(name)))]);
  const folders = photos.map(({ file }) => (file.includes("/") ? (file.split("/")[0] ?? "") : ""));
  return [...new Set(folders)]
    .filter((folder) => !known.has(folder))
    .map((folder) => ({
      where: WHERE,
      field: `carpeta «${folder}»`,
      found: `fotos (${folders.filter((name) => name === folder).length}) que no son de ningún bolso`,
      mend: "La carpeta de un bolso se llama como él. Si lo has retirado, borra también su carpeta.",
      warning: true,
    }));
}

function featuredProblems(catalogue: readonly Product[]): Problem[] {
  const count = catalogue.filter(({ featured }) => featured === true).length;
  const problem = { where: WHERE, field: "destacados (featured)" };
  if (count === 0)
    return [
      {
        ...problem,
        found: "ningún bolso",
        mend: "Pon «featured: true» al menos en un bolso (lo ideal, tres): son los de la portada.",
      },
    ];
  if (count > MOST_FEATURED)
    return [
      {
        ...problem,
        found: `${count} bolsos`,
        mend: `En la portada caben como mucho ${MOST_FEATURED} (lo ideal, tres): pon «featured: false» en los demás.`,
      },
    ];
  return [];
}
