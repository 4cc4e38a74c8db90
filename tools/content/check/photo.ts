import type { Photo } from "../../../src/content/types.ts";
import { PHOTOS } from "../folders.ts";
import type { PhotoFile } from "../photo-files.ts";
import { inWords, type Problem, unless } from "../problem.ts";
import { isText } from "../values.ts";

/** Pixels across that a photo needs to be sharp where the layout shows it, on a fine screen. */
export const SHARP = { bag: 960, wide: 1600, middling: 960, small: 720 } as const;

/** Where a photo is shown: under which words the owner looks for it, and how wide it has to be. */
type Place = { where: string; field: string; sharp: number };

const FAULTS = {
  heic: {
    found: "una foto HEIC",
    mend: "Es una foto HEIC, el formato propio del iPhone, que los navegadores no muestran. En el iPhone: Ajustes → Cámara → Formatos → «El más compatible»; o ábrela en el ordenador y guárdala como JPEG.",
  },
  unreadable: {
    found: "un archivo que no se puede leer",
    mend: "El archivo está dañado o no es una foto. Vuelve a copiarlo desde el móvil, o guárdala de nuevo como JPEG.",
  },
};

/** What is wrong with a photo that an entry names, and with its text. */
export function photoProblems(place: Place, photo: Photo, photos: readonly PhotoFile[]): Problem[] {
  const { where, field, sharp } = place;
  const { file: name, alt } = photo ?? {};
  if (!isText(name))
    return [
      {
        where,
        field,
        found: `${inWords(name)} como nombre de archivo`,
        mend: "Escribe el nombre de la foto.",
      },
    ];
  const named = `${field} «${name}»`;
  const file = photos.find((candidate) => candidate.file === name.normalize());
  const names = photos.map((candidate) => candidate.file);
  return [
    ...(file
      ? fileProblems({ where, field: named, sharp }, file)
      : [missingFile({ where, field: named, folder: PHOTOS, name, names })]),
    ...unless(isText(alt), {
      where,
      field: `texto alternativo (alt) de la ${named}`,
      found: inWords(alt),
      mend: "Describe en una frase lo que se ve, para quien no puede ver la foto.",
    }),
  ];
}

/** What is wrong with a photo's file: it cannot be shown, or not sharply. */
export function fileProblems({ where, field, sharp }: Place, photo: PhotoFile): Problem[] {
  if ("fault" in photo) return [{ where, field, ...FAULTS[photo.fault] }];
  return unless(photo.width >= sharp, {
    where,
    field,
    found: `una foto pequeña: ${photo.width} × ${photo.height} píxeles, ya recortada`,
    mend: `Se verá borrosa en algunas pantallas. Usa una de al menos ${sharp} píxeles de ancho: la original del móvil, no la que llega por WhatsApp.`,
    warning: true,
  });
}

/** A photo that is written as `name` and is not among the `names` of its folder. */
export function missingFile({
  where,
  field,
  folder,
  name,
  names,
}: {
  where: string;
  field: string;
  folder: string;
  name: string;
  names: readonly string[];
}): Problem {
  const near = nameLike(name, names);
  return {
    where,
    field,
    found: `no está en ${folder}`,
    mend: near
      ? `El archivo se llama «${near}»: escríbelo igual, con las mismas mayúsculas.`
      : `Copia la foto en la carpeta, o corrige el nombre «${name}».`,
  };
}

/** The name in which only capitals differ, if there is one. */
export const nameLike = (name: string, names: readonly string[]): string | undefined =>
  names.find((other) => other.toLowerCase() === name.normalize().toLowerCase());
