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

/** What has become of what she has published last, in a sentence. */
export const publicationWords = ({ state }: Publication, isLocal: boolean): string =>
  // A host does not tell why it has not built: late is all that can be seen of it.
  state === "failed"
    ? "Guardado en este ordenador, pero la tienda de aquí sigue como estaba."
    : (isLocal ? ON_THIS_COMPUTER : ONLINE)[state];
