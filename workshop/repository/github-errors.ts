import { RepositoryError } from "./repository.ts";

const CHANGES_KEPT_MESSAGE = "Tus cambios siguen aquí.";

/** GitHub's responses by their status and text, and what each means for the owner. The first match counts. */
const ERROR_RULES: readonly [
  response: RegExp,
  message: string,
  reason?: RepositoryError["reason"],
][] = [
  [
    /not a fast forward/i,
    `Desde otro sitio se publica a la vez. ${CHANGES_KEPT_MESSAGE} Vuelve a intentarlo.`,
    "stale",
  ],
  [
    /^401/,
    "Tu llave no abre: mira que esté entera. Si ha caducado, o la has borrado en GitHub, haz otra y pégala.",
    "key",
  ],
  [
    /^429|rate limit|RATE_LIMITED|abuse detection/i,
    `GitHub pide una pausa. ${CHANGES_KEPT_MESSAGE} Vuelve a intentarlo dentro de unos minutos.`,
  ],
  [
    /SAML enforcement/i,
    `La organización dueña del repositorio no deja pasar a tu llave: en GitHub, en la lista de tus llaves, pulsa «Configure SSO» al lado de ella y autorízala. ${CHANGES_KEPT_MESSAGE}`,
    "key",
  ],
  [
    /token's lifetime/i,
    `La organización dueña del repositorio no admite llaves que duren tanto: haz otra que caduque antes y pégala. ${CHANGES_KEPT_MESSAGE}`,
    "key",
  ],
  [
    /account (was|is|has been) suspended/i,
    `GitHub ha suspendido tu cuenta: escribe a su ayuda, en support.github.com. ${CHANGES_KEPT_MESSAGE}`,
  ],
  [
    /was archived/i,
    `El repositorio de la tienda está archivado, y no admite cambios: en GitHub, abajo de sus ajustes, pulsa «Unarchive this repository». ${CHANGES_KEPT_MESSAGE}`,
  ],
  [
    /protected branch|rule violation|through a pull request|Reference (update failed|cannot be updated)/i,
    `La rama de la tienda está protegida, y no admite cambios directos: en los ajustes del repositorio en GitHub, en «Rules» y en «Branches», quita la regla. ${CHANGES_KEPT_MESSAGE}`,
  ],
  [
    /Reference does not exist/i,
    `En el repositorio ya no está la rama de la tienda: recupérala en GitHub, en la lista de ramas. ${CHANGES_KEPT_MESSAGE}`,
  ],
  [
    /Repository is empty/i,
    "El repositorio de la tienda está vacío: sube a él la carpeta de la tienda.",
  ],
  [
    /not accessible|"FORBIDDEN"/i,
    `A tu llave le falta permiso para guardar: en GitHub, ábrela, elige el repositorio de la tienda y pon «Contents» en «Read and write». ${CHANGES_KEPT_MESSAGE}`,
    "key",
  ],
  [
    /^(0|30\d) /,
    `El repositorio de la tienda ha cambiado de nombre o de cuenta. ${CHANGES_KEPT_MESSAGE} Cierra el taller y vuelve a abrirlo.`,
  ],
  [
    /^404|"NOT_FOUND"/,
    "Tu llave no abre el repositorio de esta tienda: en GitHub, ábrela y elige ese repositorio.",
    "key",
  ],
];

export const UNEXPECTED_MESSAGE = `GitHub no ha contestado bien. ${CHANGES_KEPT_MESSAGE} Vuelve a intentarlo dentro de un rato.`;

/** Explains a response. GraphQL reports errors with status 200, so the body decides too. */
export function toRepositoryError(status: number, body: string): RepositoryError {
  const response = `${status} ${body}`;
  const [, message = UNEXPECTED_MESSAGE, reason = "other"] =
    ERROR_RULES.find(([pattern]) => pattern.test(response)) ?? [];
  return new RepositoryError(message, reason, response);
}

/** Explains a request without a response. GitHub's 502 has no CORS header, so it looks like a lost connection. */
export function throwUnreachable(error: unknown): never {
  const isOffline = globalThis.navigator?.onLine === false;
  const reason = isOffline
    ? "No hay conexión."
    : "No se llega a GitHub: puede que falle tu conexión, o el propio GitHub.";
  const retryTime = isOffline ? "cuando la tengas" : "dentro de un rato";
  const message = `${reason} ${CHANGES_KEPT_MESSAGE} Vuelve a intentarlo ${retryTime}.`;
  throw new RepositoryError(message, "other", error);
}

/** GitHub asks for at least a minute when it does not say how long. */
const DEFAULT_PAUSE_S = 60;

/** Returns how many seconds GitHub asks to wait before the same request is sent again. */
export function parsePause(status: number, headers: Headers, body: string): number | undefined {
  const retryAfter = headers.get("Retry-After");
  if (retryAfter !== null) return Number(retryAfter);
  if (!/^(403|429)$/.test(String(status))) return undefined;
  const reset = headers.get("X-RateLimit-Reset");
  if (headers.get("X-RateLimit-Remaining") === "0" && reset)
    return Math.max(0, Number(reset) - Date.now() / 1000);
  return /secondary rate limit|abuse detection/i.test(body) ? DEFAULT_PAUSE_S : undefined;
}
