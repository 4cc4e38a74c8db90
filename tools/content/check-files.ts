import { SHARE } from "../../model/content-files.ts";
import { drawingFault } from "../../model/drawing.ts";
import { HEAVIEST_FILE } from "../../model/limits.ts";
import type { Problem } from "../../model/problem.ts";
import type { PhotoFile } from "./photo-files.ts";

/** What is to be said of a file, whoever names it. */
type Said = Pick<Problem, "message" | "warning">;

const FAULTS = {
  heic: "Es una foto HEIC, el formato propio del iPhone, que los navegadores no muestran. En el iPhone: Ajustes → Cámara → Formatos → «El más compatible»; o ábrela en el ordenador y guárdala como JPEG.",
  unreadable:
    "El archivo está dañado o no es una foto: vuelve a copiarlo desde el móvil, o guárdala de nuevo como JPEG.",
};

/** @param photo undefined for a file that is no photo */
export function photoFault(photo: PhotoFile | undefined): Said[] {
  if (!photo) return [{ message: "Aquí va una foto: guárdala como JPEG o PNG." }];
  return "fault" in photo ? [{ message: FAULTS[photo.fault] }] : [];
}

export const iconFault = (photo: PhotoFile | undefined): Said[] =>
  photo && "width" in photo && photo.width !== photo.height
    ? [
        {
          message:
            "La foto no es cuadrada, y se queda con el centro: si así no se entiende, recórtala tú en un cuadrado.",
          warning: true,
        },
      ]
    : photoFault(photo);

/** The picture for chats is cut to 1200 × 630. */
export function shareFault(photo: PhotoFile): Problem[] {
  if ("fault" in photo) return [{ file: SHARE, message: FAULTS[photo.fault] }];
  if (photo.width > photo.height) return [];
  const message =
    "La foto para los chats no es más ancha que alta, y se cortaría por arriba y por abajo: pon una a lo ancho, de 1200 × 630 píxeles o más.";
  return [{ file: SHARE, message, warning: true }];
}

/** @param file the schema tells of a name that does not end in «.svg» */
export function drawingFaultOf(bytes: Buffer, file: string): Said[] {
  const message = /\.svg$/i.test(file) ? drawingFault(bytes.toString()) : undefined;
  return message ? [{ message }] : [];
}

/** Twice what the guide asks for. */
const HEAVY_BYTES = 4_000_000;

const RECIPE =
  "vuelve a hacerla con las órdenes de «Cambiar la película de la portada», en docs/guia.md";

/** Where cameras and phones note the place: QuickTime's and 3GPP's notes, tracks of GPS, WebM's tag. */
const PLACE = /©xyz|loci|location\.ISO6709|gpmd|camm|GPSLatitude|LOCATION/;

const FORMATS = {
  mp4: (film: string) => film.slice(4, 8) === "ftyp" && film.includes("moov"),
  webm: (film: string) => film.startsWith("\x1aE\xdf\xa3"),
};

/** @param wanted the format that its field is for */
export function filmFaultOf(bytes: Buffer, file: string, wanted: "mp4" | "webm"): Said[] {
  const film = bytes.toString("latin1");
  if (!FORMATS[wanted](film) || !file.toLowerCase().endsWith(`.${wanted}`))
    return [
      {
        message: `No es una película «.${wanted}», o le falta una parte: vuelve a copiarla o ${RECIPE}.`,
      },
    ];
  if (PLACE.test(film))
    return [
      {
        message: `La película lleva apuntado el lugar en que se grabó, y se publicaría: ${RECIPE}.`,
      },
    ];
  if (film.length <= HEAVY_BYTES) return [];
  // Rounded up: what is above a limit never reads as the limit.
  const megabytes = (Math.ceil(film.length / 1e5) / 10).toFixed(1).replace(".", ",");
  return film.length > HEAVIEST_FILE
    ? [
        {
          message: `La película pesa ${megabytes} MB y no se puede publicar: como mucho, ${HEAVIEST_FILE / 1e6} MB; ${RECIPE}.`,
        },
      ]
    : [
        {
          message: `La película pesa ${megabytes} MB y gasta los datos de quien mira desde el móvil: si puedes, ${RECIPE}, y pesará 1 o 2 MB.`,
          warning: true,
        },
      ];
}
