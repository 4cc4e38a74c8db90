import { useEffect, useState } from "react";
import type { Version } from "../repository/repository";
import { ErrorMessage } from "./bar";
import { Button } from "./field";
import styles from "./field.module.css";
import { Sheet } from "./sheet";
import { useWorkshop } from "./use-workshop";

const formatDate = ({ date }: Version): string =>
  new Date(date).toLocaleString("es-ES", { dateStyle: "long", timeStyle: "short" });

const REPLACE_CONFIRMATION =
  "Tienes cambios sin publicar, y esta versión ocupa su lugar. Después puedes recuperarlos en «Publicar». ¿Sigues?";

/** What has been published when; each version can be looked at, and published again. */
export function HistorySheet() {
  const { listVersions, revertTo, summaries, openSheet } = useWorkshop();
  const [versions, setVersions] = useState<readonly Version[]>();
  /** The version that is being read; none, as long as it is the list of them. */
  const [asked, ask] = useState<Version>();
  const [refused, refuse] = useState<unknown>();
  useEffect(() => {
    listVersions().then(setVersions, refuse);
  }, [listVersions]);

  const turn = (version: Version) => {
    if (summaries.length > 0 && !confirm(REPLACE_CONFIRMATION)) return;
    ask(version);
    refuse(undefined);
    revertTo(version).then(() => openSheet({ sheet: "publish" }), refuse);
  };
  const answer = (
    <div role="status">{refused === undefined ? "Leyendo…" : <ErrorMessage error={refused} />}</div>
  );
  return (
    <Sheet title="Historia" closeLabel="Cerrar">
      {!versions && answer}
      <ol className={`${styles.list} ${styles.group}`}>
        {versions?.map((version, i) => (
          <li key={version.oid}>
            <h3>{formatDate(version)}</h3>
            <ul className={styles.list}>
              {version.messageLines.map((says) => (
                <li key={says}>{says}</li>
              ))}
            </ul>
            {i > 0 && (
              <Button onClick={() => turn(version)}>
                Volver a esta versión
                <span className="visually-hidden"> del {formatDate(version)}</span>
              </Button>
            )}
            {asked === version && answer}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
