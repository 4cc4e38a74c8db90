const SAVE_LABELS = { label: "Guardar", busyLabel: "Guardando…" };
const PUBLISH_LABELS = { label: "Publicar", busyLabel: "Publicando…" };

/** Returns the labels of the main button: in a local folder, publishing is only saving. */
export const getPublishLabels = (isLocal: boolean) => (isLocal ? SAVE_LABELS : PUBLISH_LABELS);
