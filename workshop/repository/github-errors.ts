import { RepositoryError } from "./repository.ts";

const CHANGES_KEPT_MESSAGE = "Tus cambios siguen aquí.";

/** GitHub's responses by their status and text, and what each means for the owner. The first match counts. */
const ERROR_RULES: readonly [RegExp, string, RepositoryError["reason"]?][] = [
  [
    /not a fast forward/i,
    `Desde otro sitio se publica a la vez. ${CHANGES_KEPT_MESSAGE} Vuelve a intentarlo.`,
    "stale",
  ],
  [
    /^401/,
    `Tu llave ha caducado, o se ha borrado en GitHub: haz otra y pégala. ${CHANGES_KEPT_MESSAGE}`,
    "unknownToken",
  ],
  [
    /^429|rate limit|RATE_LIMITED|abuse detection|submitted too quickly/i,
    `GitHub pide una pausa. ${CHANGES_KEPT_MESSAGE} Vuelve a intentarlo dentro de unos minutos.`,
  ],
  [
    /secret (detected|scanning)|push protection|contains? secrets/i,
    `GitHub ve en lo que publicas algo que parece una clave o una contraseña, y no lo guarda: quítalo de los textos que has cambiado. ${CHANGES_KEPT_MESSAGE}`,
  ],
  [
    /too large|large files|(file|blob) size|max_file_size|exceeds? .*size/i,
    `Un archivo pesa más de lo que admite el repositorio: cambia la foto o la película más grande por una más ligera. ${CHANGES_KEPT_MESSAGE}`,
  ],
  [
    /protected branch|rule violation|through a pull request|Reference (update failed|cannot be updated)/i,
    `La rama de la tienda está protegida, y no admite cambios directos: en los ajustes del repositorio en GitHub, en «Rules» y en «Branches», quita la regla. ${CHANGES_KEPT_MESSAGE}`,
  ],
  [
    /not accessible|"FORBIDDEN"/i,
    `A tu llave le falta permiso para guardar: en GitHub, ábrela, elige el repositorio de la tienda y pon «Contents» en «Read and write». ${CHANGES_KEPT_MESSAGE}`,
    "token",
  ],
  [
    /^(0|30\d) /,
    `El repositorio de la tienda ha cambiado de nombre o de cuenta. ${CHANGES_KEPT_MESSAGE} Cierra el taller y vuelve a abrirlo.`,
  ],
  [
    /^404|"NOT_FOUND"/,
    "Tu llave no abre el repositorio de esta tienda: en GitHub, ábrela y elige ese repositorio.",
    "token",
  ],
];

export const UNEXPECTED_MESSAGE = `GitHub no ha contestado bien. ${CHANGES_KEPT_MESSAGE} Vuelve a intentarlo dentro de un rato.`;

/** Returns GitHub's own words in a response; undefined if it has none. */
function readMessage(body: string): string | undefined {
  try {
    const { message, errors } = JSON.parse(body);
    return message ?? errors?.[0]?.message;
  } catch {
    return undefined;
  }
}

/** Explains a response, or quotes it. GraphQL reports errors with status 200, so the body decides too. */
export function toRepositoryError(status: number, body: string): RepositoryError {
  const response = `${status} ${body}`;
  const rule = ERROR_RULES.find(([pattern]) => pattern.test(response));
  if (rule) return new RepositoryError(rule[1], rule[2], response);
  const words = status < 500 && readMessage(body);
  if (words)
    return new RepositoryError(
      `GitHub no lo ha admitido. ${CHANGES_KEPT_MESSAGE} Esto es lo que dice: «${words}»`,
      "other",
      response,
    );
  // After a failure of the server, nobody knows whether the request has taken effect.
  const isLost = status >= 500 || status === 200;
  return new RepositoryError(UNEXPECTED_MESSAGE, isLost ? "lost" : "other", response);
}

/** Explains a request without a response. GitHub's 502 has no CORS header, so it looks like a lost connection. */
export function throwConnectionError(error: unknown): never {
  const isOffline = globalThis.navigator?.onLine === false;
  const reason = isOffline
    ? "No hay conexión."
    : "No se llega a GitHub: puede que falle tu conexión, o el propio GitHub.";
  const retryTime = isOffline ? "cuando la tengas" : "dentro de un rato";
  const message = `${reason} ${CHANGES_KEPT_MESSAGE} Vuelve a intentarlo ${retryTime}.`;
  throw new RepositoryError(message, "lost", error);
}
