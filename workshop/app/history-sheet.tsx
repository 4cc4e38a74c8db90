import { useEffect, useState } from "react";
import type { Version } from "../repository/repository";
import { ErrorMessage } from "./bar";
import { Button } from "./field";
import styles from "./field.module.css";
import { Sheet } from "./sheet";
import { useSheets, useStore } from "./use-workshop";

const formatDate = ({ date }: Version): string =>
  new Date(date).toLocaleString("es-ES", { dateStyle: "long", timeStyle: "short" });

const REPLACE_CONFIRMATION =
  "Tienes cambios sin publicar, y esta versión ocupa su lugar. Después puedes recuperarlos en «Publicar». ¿Sigues?";

/** Lists the published versions. Restores one as a draft, which the owner can look at and publish. */
export function HistorySheet() {
  const { listVersions, revertTo, summaries } = useStore();
  const { openSheet } = useSheets();
  const [versions, setVersions] = useState<readonly Version[]>();
  /** The version that the owner has chosen to restore. */
  const [target, setTarget] = useState<Version>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    listVersions().then(setVersions, setError);
  }, [listVersions]);

  const restore = (version: Version) => {
    if (summaries.length > 0 && !confirm(REPLACE_CONFIRMATION)) return;
    setTarget(version);
    setError(undefined);
    revertTo(version).then(() => openSheet({ sheet: "publish" }), setError);
  };
  const status = (
    <div role="status">{error === undefined ? "Leyendo…" : <ErrorMessage error={error} />}</div>
  );
  return (
    <Sheet title="Historia" closeLabel="Cerrar">
      {!versions && status}
      {versions && versions.length > 0 && (
        <ol className={`${styles.list} ${styles.group}`}>
          {versions.map((version, i) => (
            <li key={version.oid}>
              <h3>{formatDate(version)}</h3>
              <ul className={styles.list}>
                {version.messageLines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              {i > 0 && (
                <Button onClick={() => restore(version)}>
                  Volver a esta versión
                  <span className="visually-hidden"> del {formatDate(version)}</span>
                </Button>
              )}
              {target === version && status}
            </li>
          ))}
        </ol>
      )}
    </Sheet>
  );
}
