// Sentences about what has just happened. They are built from the facts, so that every part of a sentence is true.

type Texts = readonly string[];

/** Joins texts in a sentence: «Luna», «Sol» y «Mar». */
const joinQuoted = (texts: Texts): string =>
  new Intl.ListFormat("es", { type: "conjunction" }).format(texts.map((text) => `«${text}»`));

/**
 * Explains what another commit has done to the list of changes: the lines whose fields both have changed, the bags that the
 * owner has changed and the commit has deleted, and the lines whose removed items the commit has changed.
 */
export const describeForeignChanges = (lines: Texts, lostBags: Texts, keptLines: Texts): string =>
  [
    lines.length > 0 &&
      `Desde otro sitio han cambiado lo mismo que tú; ahora la lista dice ${joinQuoted(lines)}. Si sigues, queda lo tuyo; si lo deshaces, queda lo del otro sitio.`,
    lostBags.length > 0 &&
      `Lo que cambiaste en ${joinQuoted(lostBags)} ya no está: desde otro sitio han quitado ${lostBags.length === 1 ? "el bolso" : "los bolsos"}.`,
    keptLines.length > 0 &&
      `Lo que quitaste en ${joinQuoted(keptLines)} sigue en la tienda: desde otro sitio lo han cambiado.`,
  ]
    .filter(Boolean)
    .join(" ");

/** Explains how to get an empty preview back. Only GitHub has earlier versions. */
export function describeFailedPreview(hasChanges: boolean, isLocal: boolean): string {
  const ways = [
    hasChanges ? "deshazlo en la lista de cambios" : "",
    isLocal ? "" : "vuelve a una versión anterior en «Historia»",
  ].filter(Boolean);
  const way = ways.join(" o ") || "arréglalo en los archivos";
  return `Hay algo que la tienda no puede enseñar: ${way}.`;
}

/** @param isRestPublished whether the next publication contains anything else */
export const describeWaitingBags = (isRestPublished: boolean): string =>
  `Sin terminar: saldrá cuando lo completes${isRestPublished ? "; lo demás se publica ya" : ""}`;

/** @param isSaved whether this browser has stored the last change */
const describeStorage = (isSaved: boolean): string =>
  isSaved
    ? "Tus cambios están guardados."
    : "Este navegador no ha podido guardar lo último que has cambiado aquí.";

export const describeCrash = (isSaved: boolean): string =>
  `Algo ha fallado. ${describeStorage(isSaved)} Si al abrir otra vez vuelve a fallar, puedes abrir sin tus cambios.`;

export const describeOtherWindow = (isSaved: boolean): string =>
  `El taller está abierto en otra ventana, y solo una puede cambiar la tienda. ${describeStorage(isSaved)}`;

/** Returns the labels of the main button: in a local folder, publishing is only saving. */
export const getPublishLabels = (isLocal: boolean) =>
  isLocal
    ? { label: "Guardar", busyLabel: "Guardando…" }
    : { label: "Publicar", busyLabel: "Publicando…" };
