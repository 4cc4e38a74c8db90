import { posix } from "node:path";
import { labelAt } from "../../../model/field-names.ts";
import type { Finding, Problem } from "../../../model/problem.ts";
import { bagFolder, type ContentFile, problemAt } from "../content-files.ts";
import { type DrawingFile, isDrawing } from "../drawing-files.ts";
import type { FilmFile } from "../film-files.ts";
import { BAGS, CONTENT } from "../folders.ts";
import { type Named, namedFiles } from "../named-files.ts";
import type { PhotoFile } from "../photo-files.ts";
import { filmFinding } from "./film.ts";

const FAULTS = {
  heic: {
    found: "una foto HEIC",
    advice:
      "Es una foto HEIC, el formato propio del iPhone, que los navegadores no muestran. En el iPhone: Ajustes → Cámara → Formatos → «El más compatible»; o ábrela en el ordenador y guárdala como JPEG.",
  },
  unreadable: {
    found: "un archivo que no se puede leer",
    advice:
      "El archivo está dañado o no es una foto. Vuelve a copiarlo desde el móvil, o guárdala de nuevo como JPEG.",
  },
};

const NO_PHOTO = {
  found: "un dibujo SVG",
  advice: "Aquí va una foto: guárdala como JPEG o PNG.",
};

export type Files = {
  photos: readonly PhotoFile[];
  films: readonly FilmFile[];
  drawings: readonly DrawingFile[];
};

/** What is wrong with the photos, films and drawings that a file names. */
export const fileProblems = (
  contentFile: ContentFile,
  { photos, films, drawings }: Files,
): Problem[] =>
  namedFiles(contentFile).flatMap((named) => {
    const finding = {
      photo: () => photoFinding(contentFile, named, photos),
      film: () => heroFinding(contentFile, named, films),
      drawing: () => logoFinding(contentFile, named, drawings),
      icon: () => iconFinding(contentFile, named, photos),
    }[named.kind]();
    const field = `${labelAt(contentFile.schema, named.path)} «${named.name}»`;
    return finding ? problemAt(contentFile, named.path, { field, ...finding }) : [];
  });

function photoFinding(
  contentFile: ContentFile,
  named: Named,
  photos: readonly PhotoFile[],
): Finding | undefined {
  const { file, pixels } = named;
  if (isDrawing(file)) return NO_PHOTO;
  const photo = photos.find((candidate) => candidate.file === file);
  const isOutside =
    bagFolder(contentFile.file) !== undefined &&
    posix.dirname(file) !== posix.dirname(contentFile.file);
  if (!photo || isOutside) return missing(contentFile, named, photos);
  if ("fault" in photo) return FAULTS[photo.fault];
  if (photo.width >= pixels) return undefined;
  return {
    found: `una foto pequeña: ${photo.width} × ${photo.height} píxeles, ya recortada`,
    advice: `Se verá borrosa en algunas pantallas. Usa una de al menos ${pixels} píxeles de ancho: la original del móvil, no la que llega por WhatsApp.`,
    warning: true,
  };
}

function iconFinding(
  contentFile: ContentFile,
  named: Named,
  photos: readonly PhotoFile[],
): Finding | undefined {
  const photo = photos.find(({ file }) => file === named.file);
  if (!photo || "fault" in photo || photo.width === photo.height)
    return photoFinding(contentFile, named, photos);
  return {
    found: `una foto de ${photo.width} × ${photo.height} píxeles, que no es cuadrada`,
    advice: "Se queda con el centro. Si así no se entiende, recórtala tú en un cuadrado.",
    warning: true,
  };
}

function heroFinding(
  contentFile: ContentFile,
  named: Named,
  films: readonly FilmFile[],
): Finding | undefined {
  const film = films.find(({ file }) => file === named.file);
  const wanted = named.path.at(-1) === "webm" ? "webm" : "mp4";
  return film ? filmFinding(film, wanted) : missing(contentFile, named, films);
}

function logoFinding(
  contentFile: ContentFile,
  named: Named,
  drawings: readonly DrawingFile[],
): Finding | undefined {
  // The schema reports a name that does not end in «.svg».
  if (!isDrawing(named.file)) return undefined;
  const drawing = drawings.find(({ file }) => file === named.file);
  return drawing ? drawing.finding : missing(contentFile, named, drawings);
}

function missing(
  contentFile: ContentFile,
  { file, name }: Named,
  files: readonly { file: string }[],
): Finding {
  const isBag = bagFolder(contentFile.file) !== undefined;
  const [own, base] = [posix.dirname(contentFile.file), posix.basename(file)];
  const folder = isBag ? own : posix.dirname(file);
  const found = `no está en ${posix.join(CONTENT, folder)}`;
  const wanted = posix.join(folder, base).toLowerCase();
  const near = files.find((other) => other.file.toLowerCase() === wanted);
  const loose = files.find((other) => posix.basename(other.file) === base && !isOfBag(other.file));
  if (near)
    return {
      found,
      advice: `El archivo se llama «${posix.relative(own, near.file)}»: escríbelo igual, con las mismas mayúsculas.`,
    };
  if (loose && isBag)
    return {
      found,
      advice: `Está en ${posix.join(CONTENT, posix.dirname(loose.file))}: muévela a ${posix.join(CONTENT, own)} y escribe «${base}».`,
    };
  if (loose) return { found, advice: `Está en otra carpeta: escribe «${loose.file}».` };
  return { found, advice: `Copia el archivo en la carpeta, o corrige el nombre «${name}».` };
}

const isOfBag = (file: string): boolean =>
  file.startsWith(`${BAGS}/`) && file.split("/").length > 2;
