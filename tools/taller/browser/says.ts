import words from "virtual:taller-words";

type Words = { readonly [name: string]: string | Words };

/** Something that is said to the owner as it stands. */
export class Told extends Error {
  /** By this the package knows it (tools/taller/package.ts). */
  override name = "Told";
}

const all = (group: Words): string[] =>
  Object.values(group).flatMap((word) => (typeof word === "string" ? word : all(word)));

/** Each of our words as what it may have become, with values in their places. */
const patterns = all(words).map(
  (word) =>
    new RegExp(
      `^${word
        .split(/\{\$\w+\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
        .join(".*")}$`,
    ),
);

const isOurs = (message: string): boolean => patterns.some((pattern) => pattern.test(message));

const isRefused = (error: object): boolean => "status" in error && error.status === 401;

/** What GitHub answers a key that may look and not write, with whatever status. */
const NO_PERMISSION = /not accessible|permission|must have (push|write)|read.?only/i;

/** The package gives its reasons as errors, or as mere objects with a message. */
const hasMessage = (error: unknown): error is { message: string } =>
  typeof error === "object" && error !== null && "message" in error;

/** Why something has not been done, in words for the owner: what browsers and GitHub say is English. */
export function says(error: unknown): string {
  if (!hasMessage(error)) return "";
  if (error instanceof Told || isOurs(error.message)) return error.message;
  console.info(error);
  if (isRefused(error)) return "Esa llave no abre. Mira que esté entera y que no haya caducado.";
  if (NO_PERMISSION.test(error.message))
    return "A tu llave le falta permiso para guardar: en GitHub, ábrela y pon «Contents» en «Read and write». Lo que has escrito sigue aquí.";
  return error instanceof TypeError
    ? "No hay conexión. Lo que has escrito sigue aquí: vuelve a intentarlo cuando la tengas."
    : "GitHub no ha contestado bien. Lo que has escrito sigue aquí: vuelve a intentarlo dentro de un rato.";
}
