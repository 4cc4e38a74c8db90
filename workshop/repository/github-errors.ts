import { RepositoryError } from "./repository.ts";

const KEPT = "Tus cambios siguen aquí.";

/** GitHub's answers by their status and words, and what each means for the owner. The first match counts. */
const ANSWERS: readonly [answer: RegExp, reason: RepositoryError["reason"], message: string][] = [
  [
    /not a fast forward/i,
    "stale",
    `Desde otro sitio se publica a la vez. ${KEPT} Vuelve a intentarlo.`,
  ],
  [
    /^401/,
    "key",
    "Tu llave no abre: mira que esté entera. Si ha caducado, o la has borrado en GitHub, haz otra y pégala.",
  ],
  [
    /^429|rate limit|RATE_LIMITED|abuse detection/i,
    "other",
    `GitHub pide una pausa. ${KEPT} Vuelve a intentarlo dentro de unos minutos.`,
  ],
  [
    /SAML enforcement/i,
    "key",
    `La organización dueña del repositorio no deja pasar a tu llave: en GitHub, en la lista de tus llaves, pulsa «Configure SSO» al lado de ella y autorízala. ${KEPT}`,
  ],
  [
    /token's lifetime/i,
    "key",
    `La organización dueña del repositorio no admite llaves que duren tanto: haz otra que caduque antes y pégala. ${KEPT}`,
  ],
  [
    /account (was|is|has been) suspended/i,
    "other",
    `GitHub ha suspendido tu cuenta: escribe a su ayuda, en support.github.com. ${KEPT}`,
  ],
  [
    /was archived/i,
    "other",
    `El repositorio de la tienda está archivado, y no admite cambios: en GitHub, abajo de sus ajustes, pulsa «Unarchive this repository». ${KEPT}`,
  ],
  [
    /protected branch|rule violation|through a pull request|Reference (update failed|cannot be updated)/i,
    "other",
    `La rama de la tienda está protegida, y no admite cambios directos: en los ajustes del repositorio en GitHub, en «Rules» y en «Branches», quita la regla. ${KEPT}`,
  ],
  [
    /Reference does not exist/i,
    "other",
    `En el repositorio ya no está la rama de la tienda: recupérala en GitHub, en la lista de ramas. ${KEPT}`,
  ],
  [
    /Repository is empty/i,
    "other",
    "El repositorio de la tienda está vacío: sube a él la carpeta de la tienda.",
  ],
  [
    /not accessible|"FORBIDDEN"/i,
    "key",
    `A tu llave le falta permiso para guardar: en GitHub, ábrela, elige el repositorio de la tienda y pon «Contents» en «Read and write». ${KEPT}`,
  ],
  [
    /^(0|30\d) /,
    "other",
    `El repositorio de la tienda ha cambiado de nombre o de cuenta. ${KEPT} Cierra el taller y vuelve a abrirlo.`,
  ],
  [
    /^404|"NOT_FOUND"/,
    "key",
    "Tu llave no abre el repositorio de esta tienda: en GitHub, ábrela y elige ese repositorio.",
  ],
];

export const UNEXPECTED_MESSAGE = `GitHub no ha contestado bien. ${KEPT} Vuelve a intentarlo dentro de un rato.`;

/** Explains an answer. GraphQL reports errors with status 200, so the body decides too. */
export function toRepositoryError(status: number, body: string): RepositoryError {
  const answer = `${status} ${body}`;
  const [, reason, message] = ANSWERS.find(([pattern]) => pattern.test(answer)) ?? [];
  return new RepositoryError(reason ?? "other", message ?? UNEXPECTED_MESSAGE, answer);
}

/** Explains a request without an answer. GitHub's 502 has no CORS header, so it looks like a lost connection. */
export function throwUnreachable(error: unknown): never {
  const isOffline = globalThis.navigator?.onLine === false;
  const why = isOffline
    ? "No hay conexión."
    : "No se llega a GitHub: puede que falle tu conexión, o el propio GitHub.";
  const when = isOffline ? "cuando la tengas" : "dentro de un rato";
  throw new RepositoryError("other", `${why} ${KEPT} Vuelve a intentarlo ${when}.`, error);
}

/** GitHub asks for at least a minute when it does not say how long. */
const DEFAULT_PAUSE_S = 60;

/** Returns how many seconds GitHub asks to wait before the same request is sent again. */
export function requestedPause(status: number, headers: Headers, body: string): number | undefined {
  const retryAfter = headers.get("Retry-After");
  if (retryAfter !== null) return Number(retryAfter);
  if (!/^(403|429)$/.test(String(status))) return undefined;
  const reset = headers.get("X-RateLimit-Reset");
  if (headers.get("X-RateLimit-Remaining") === "0" && reset)
    return Math.max(0, Number(reset) - Date.now() / 1000);
  return /secondary rate limit|abuse detection/i.test(body) ? DEFAULT_PAUSE_S : undefined;
}
