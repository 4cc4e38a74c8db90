import { posix } from "node:path";
import type { Problem } from "../../../model/problem.ts";
import { isContentFile, SINGLE_FILES } from "../content-files.ts";
import { BAG_FILE, BAGS, CONTENT, SHARE } from "../folders.ts";
import type { PhotoFile } from "../photo-files.ts";
import type { Files } from "./files.ts";

export function missingFiles(files: readonly string[]): Problem[] {
  const singles = SINGLE_FILES.filter((file) => !files.includes(file)).map((file) => ({
    where: `Carpeta ${CONTENT}`,
    field: `archivo «${file}»`,
    found: "nada",
    advice: renameOf(files, file) ?? "Recupéralo de una copia anterior.",
  }));
  const folders = new Set(
    files
      .filter((file) => file.startsWith(`${BAGS}/`))
      .map((file) => file.split("/").slice(0, 2).join("/")),
  );
  return [
    ...singles,
    ...[...folders]
      .filter((folder) => !files.includes(folder))
      .flatMap((folder) => {
        const wanted = `${folder}/${BAG_FILE}`;
        if (files.includes(wanted)) return [];
        const rename = renameOf(files, wanted);
        const count = files.filter((file) => file.startsWith(`${folder}/`)).length;
        const problem = {
          where: `Catálogo (${CONTENT}/${BAGS})`,
          field: `carpeta «${posix.basename(folder)}»`,
        };
        return rename
          ? { ...problem, found: `ningún ${BAG_FILE}`, advice: rename }
          : {
              ...problem,
              found: `archivos (${count}) y ningún ${BAG_FILE}`,
              advice: `A este bolso le falta su ${BAG_FILE}: recupéralo de una copia anterior o, si es nuevo, copia el de otro bolso y cámbialo. Si lo has retirado, borra la carpeta.`,
            };
      }),
  ];
}

/** The folder of bags has nearly the right name, or lies too deep. */
export function bagsElsewhere(files: readonly string[]): string | undefined {
  const bag = files.find((file) => /^([^/]+\/)?bolsos?\/[^/]+\/bolso\.yaml$/i.test(file));
  const folder = bag && posix.dirname(posix.dirname(bag));
  if (folder === undefined || folder === BAGS) return undefined;
  return folder.includes("/")
    ? `Tus bolsos están en «${CONTENT}/${folder}»: mueve esa carpeta a «${CONTENT}» y llámala «${BAGS}».`
    : `La carpeta de tus bolsos se llama «${folder}»: cámbiale el nombre a «${BAGS}».`;
}

/** Systems and editors change names: other capitals, another ending, one ending more. */
function renameOf(files: readonly string[], wanted: string): string | undefined {
  const stem = wanted.replace(/\.yaml$/, "");
  const near = files.find((file) => {
    const lower = file.toLowerCase();
    return (
      file !== wanted &&
      (lower === stem || lower.startsWith(`${stem}.`)) &&
      /\.(ya?ml|txt|docx?|odt|rtf|pages)$/.test(lower)
    );
  });
  if (!near) return undefined;
  const [found, name] = [posix.basename(near), posix.basename(wanted)];
  return /\.(ya?ml|txt)$/i.test(found)
    ? renameAdvice(found, name)
    : `Solo hay «${found}», un documento de un programa de escritura: guarda lo escrito como texto sin formato, con el nombre «${name}».`;
}

const renameAdvice = (found: string, wanted: string): string =>
  `El archivo se llama «${found}»: cámbiale el nombre por «${wanted}».`;

export function missingSharePicture(photos: readonly PhotoFile[]): Problem {
  const near = photos.find((photo) => /^compartir(\.\w+)+$/i.test(photo.file));
  return {
    where: `Carpeta ${CONTENT}`,
    field: `foto «${SHARE}»`,
    found: "nada, o un archivo que no se puede leer",
    advice:
      near && !("fault" in near)
        ? renameAdvice(near.file, SHARE)
        : "Es la foto que acompaña a los enlaces de la tienda. Vuelve a copiarla, como JPEG de al menos 1200 × 630 píxeles.",
  };
}

const FAULTS = { heic: "una foto HEIC, que", unreadable: "un archivo que no se puede leer y" };

export function unusedFiles(
  files: readonly string[],
  { photos, films, drawings }: Files,
  isNamed: (file: string) => boolean,
): Problem[] {
  // `missingFiles` reports a folder without a bag's file as a whole.
  const isTold = (file: string) => {
    const [top, folder, name] = file.split("/");
    return top === BAGS && name !== undefined && !files.includes(`${BAGS}/${folder}/${BAG_FILE}`);
  };
  const stray = (file: string, kind: string, what: string): Problem => ({
    where: `Carpeta ${posix.join(CONTENT, posix.dirname(file))}`,
    field: `${kind} «${posix.basename(file)}»`,
    found: `${what} no sale en ninguna parte de la tienda`,
    advice: adviceFor(file),
    warning: true,
  });
  const others = <File extends { file: string }>(list: readonly File[]) =>
    list.filter(({ file }) => !isNamed(file) && !isTold(file));
  return [
    ...others(photos).map((photo) =>
      stray(photo.file, "foto", "fault" in photo ? FAULTS[photo.fault] : "una foto que"),
    ),
    ...others(films).map(({ file }) => stray(file, "película", "una película que")),
    ...others(drawings).map(({ file }) => stray(file, "dibujo", "un dibujo que")),
    ...others(
      files
        .filter((file) => /\.ya?ml$/i.test(file) && !isContentFile(file))
        .map((file) => ({ file })),
    ).map(({ file }) => stray(file, "archivo", "un archivo que no se lee y")),
  ];
}

function adviceFor(file: string): string {
  const [top, folder, name] = file.split("/");
  if (top === BAGS && name === undefined)
    return `Si es de un bolso, muévela a la carpeta de ese bolso, dentro de ${CONTENT}/${BAGS}, y nómbrala en las «photos» de su ${BAG_FILE}. Si ya no hace falta, se puede borrar.`;
  if (top === BAGS)
    return `No se publica. Para que salga, añádela en las «photos» de ${CONTENT}/${BAGS}/${folder}/${BAG_FILE}, con «file» y «alt». Si ya no hace falta, se puede borrar.`;
  return "No se publica. Si ya no hace falta, se puede borrar.";
}
