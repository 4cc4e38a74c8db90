import { photoOrder } from "../../../src/content/photo-order.ts";
import type { Product } from "../../../src/content/types.ts";
import { slug } from "../../../src/lib/slug.ts";
import { PHOTOS } from "../folders.ts";
import type { PhotoFile } from "../photo-files.ts";
import { inWords, type Problem, unless } from "../problem.ts";
import { isText, textOf } from "../values.ts";
import { fileProblems, missingFile, nameLike, SHARP } from "./photo.ts";

/** What is wrong with a bag's folder, each of whose photos says what it shows. */
export function bagPhotoProblems(
  where: string,
  { name: bag, photos: written, order }: Product,
  photos: readonly PhotoFile[],
): Problem[] {
  const folder = slug(textOf(bag));
  const place = `${PHOTOS}/products/${folder}`;
  const files = photos
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .map((photo) => ({ photo, name: photo.file.slice(folder.length + 1) }));
  const names = photoOrder(files.map(({ name }) => name));
  const texts = isTexts(written)
    ? new Map(Object.entries(written).map(([name, text]) => [name.normalize(), text]))
    : undefined;
  const told = [...(texts?.keys() ?? [])];

  const noTexts = unless(texts !== undefined, {
    where,
    field: "fotos (photos)",
    found: inWords(written),
    mend: `Escribe qué se ve en cada foto, así: photos: { "${names[0] ?? "1.jpg"}": "Bolso redondo amarillo, visto de frente." },`,
  });
  if (files.length === 0)
    return [
      ...noTexts,
      {
        where,
        field: "fotos",
        found: `ninguna en ${place}`,
        mend: "Copia sus fotos en esa carpeta, que se llama como el bolso: si le has cambiado el nombre, cámbialo también a la carpeta.",
      },
    ];
  return [
    ...noTexts,
    ...files.flatMap(({ photo, name }) => [
      ...fileProblems({ where, field: `foto «${name}»`, sharp: SHARP.bag }, photo),
      ...(texts ? textProblems(where, photo, name, texts) : []),
    ]),
    ...told
      .filter((name) => !names.includes(name))
      .map((name) => missingFile({ where, field: `foto «${name}»`, folder: place, name, names })),
    ...orderProblems(where, order, place, names),
  ];
}

/** Texts by file name. */
const isTexts = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function textProblems(
  where: string,
  photo: PhotoFile,
  name: string,
  texts: ReadonlyMap<string, unknown>,
): Problem[] {
  const text = texts.get(name);
  // What is no photo has to go first, and a name with other capitals is told of by itself.
  if (text === undefined && ("fault" in photo || nameLike(name, [...texts.keys()]))) return [];
  return unless(isText(text), {
    where,
    field: `texto de la foto «${name}»`,
    found: inWords(text),
    mend: `Añade en «photos» una línea que diga qué se ve, para quien no puede verla: "${name}": "Bolso redondo amarillo, visto de frente.",`,
  });
}

/** @param order the photos that come first, if the owner says so */
function orderProblems(
  where: string,
  order: unknown,
  folder: string,
  names: readonly string[],
): Problem[] {
  if (order === undefined) return [];
  const field = "orden de las fotos (order)";
  if (!Array.isArray(order))
    return [
      {
        where,
        field,
        found: inWords(order),
        mend: `Escribe entre corchetes las que van primero, por ejemplo «order: ["${names.at(-1)}"],», o quita la línea.`,
      },
    ];
  return [...new Set(order.map(textOf))]
    .filter((name) => !names.includes(name.normalize()))
    .map((name) => missingFile({ where, field: `${field}: «${name}»`, folder, name, names }));
}
