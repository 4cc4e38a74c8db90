import { HEAVIEST_FILE } from "../../../model/limits.ts";
import type { Finding } from "../../../model/problem.ts";
import type { FilmFile } from "../film-files.ts";
import type { FilmFormat } from "../film-metadata.ts";

/** Twice what the guide asks for. */
const HEAVY_BYTES = 4_000_000;

const RECIPE =
  "con las órdenes de «Cambiar la película de la portada», en docs/guia.md, pesa 1 o 2 MB";

/** Rounded up: what is above a limit never reads as the limit. */
const inMegabytes = (bytes: number): string =>
  (Math.ceil(bytes / 1e5) / 10).toFixed(1).replace(".", ",");

const NAMES = { mp4: "MP4", webm: "WebM" };

/** @param wanted the format that its field is for */
export function filmFinding(
  { file, bytes, dataTrack, format }: FilmFile,
  wanted: FilmFormat,
): Finding | undefined {
  if (!format)
    return {
      found: "un archivo que no es una película, o al que le falta una parte",
      advice: `Vuelve a copiarlo o, si no se ve en tu ordenador, a hacerlo: ${RECIPE}.`,
    };
  if (format !== wanted)
    return {
      found: `una película en ${NAMES[format]}`,
      advice: `Aquí va la película en ${NAMES[wanted]}, y no basta con cambiarle el nombre. Mira si «mp4» y «webm» están uno en el lugar del otro o vuelve a hacerla: ${RECIPE}.`,
    };
  // Hosts derive the media type from the name.
  if (!file.toLowerCase().endsWith(`.${wanted}`))
    return {
      found: `una película que no se llama «.${wanted}»`,
      advice: `Por su nombre no se sabe qué es, y muchos navegadores no la pondrían: cámbiale el final por «.${wanted}».`,
    };
  if (dataTrack)
    return {
      found: "además de imagen y sonido, una pista de datos",
      advice:
        "Algunas cámaras apuntan ahí por dónde pasas, y se publicaría. Vuelve a hacer el archivo con las órdenes de «Cambiar la película de la portada», en docs/guia.md.",
    };
  const found = `una película de ${inMegabytes(bytes)} MB`;
  if (bytes > HEAVIEST_FILE)
    return {
      found,
      advice: `Cloudflare Pages no la admite: un archivo puede pesar como mucho ${HEAVIEST_FILE / 1e6} MB. Vuelve a hacerla: ${RECIPE}.`,
    };
  if (bytes > HEAVY_BYTES)
    return {
      found,
      advice: `Tarda en verse, y gasta los datos de quien mira desde el móvil. Si puedes, vuelve a hacerla: ${RECIPE}.`,
      warning: true,
    };
  return undefined;
}
