import type { Publication } from "../publication";

const ONLINE = {
  publishing: "Publicando: saldrá en la tienda en unos minutos. Puedes cerrar el taller.",
  online: "Publicado: ya se ve en la tienda.",
  late: "Está guardado, pero aún no se ve en la tienda.",
};

const ON_THIS_COMPUTER = {
  publishing: "Guardado en este ordenador. La tienda se está construyendo…",
  online: "Guardado en este ordenador: la tienda de aquí ya lo enseña.",
  late: "Guardado en este ordenador, pero la tienda de aquí aún no lo enseña.",
};

const SHORT = { publishing: "Publicando…", late: "Publicado, pero aún no se ve." };

/**
 * What has become of what she has published last, in a sentence.
 *
 * @param count how many changes have been made since: they are not published
 */
export function publicationWords({ state }: Publication, isLocal: boolean, count = 0): string {
  const own = count === 1 ? "1 cambio sin publicar." : `${count} cambios sin publicar.`;
  // A host does not tell why it has not built: late is all that can be seen of it.
  if (state === "failed")
    return "Guardado en este ordenador, pero la tienda de aquí sigue como estaba.";
  if (count === 0) return (isLocal ? ON_THIS_COMPUTER : ONLINE)[state];
  return state === "online" ? own : `${SHORT[state]} ${own}`;
}
