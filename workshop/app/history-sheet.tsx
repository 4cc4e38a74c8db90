import { useEffect, useState } from "react";
import type { Version } from "../repository/repository";
import styles from "./field.module.css";
import { Refused, UNREADABLE } from "./refused";
import { Sheet } from "./sheet";
import { useWorkshop } from "./use-workshop";

const whenOf = ({ date }: Version): string =>
  new Date(date).toLocaleString("es-ES", { dateStyle: "long", timeStyle: "short" });

type HistorySheetProps = { onClose: () => void; onBack: () => void };

/** What has been published when; each version can be looked at, and published again. */
export function HistorySheet({ onClose, onBack }: HistorySheetProps) {
  const { history, turnBack, sentences } = useWorkshop();
  const [versions, setVersions] = useState<readonly Version[]>();
  const [refused, refuse] = useState<unknown>();
  useEffect(() => {
    history().then(setVersions, refuse);
  }, [history]);

  const [turning, setTurning] = useState("");
  const turn = (version: Version) => {
    const count = sentences.length;
    if (
      count > 0 &&
      !confirm(
        `Tienes ${count === 1 ? "un cambio" : `${count} cambios`} sin publicar, y esta versión ocupa su lugar. Después puedes recuperarlo todo en «Publicar». ¿Sigues?`,
      )
    )
      return;
    setTurning(version.head);
    refuse(undefined);
    turnBack(version).then(onBack, refuse);
  };
  return (
    <Sheet title="Historia" close="Cerrar" onClose={onClose}>
      <div role="status">
        {!turning && refused !== undefined && <Refused error={refused} otherwise={UNREADABLE} />}
      </div>
      {!versions && refused === undefined && <p>Leyendo la historia…</p>}
      {versions?.length === 0 && (
        <p>En este ordenador no se guarda la historia: la guarda la tienda publicada.</p>
      )}
      <ol className={styles.list}>
        {versions?.map((version, i) => (
          <li key={version.head} className={styles.version}>
            <h3>{whenOf(version)}</h3>
            <ul className={styles.list}>
              {version.sentences.map((says) => (
                <li key={says}>{says}</li>
              ))}
            </ul>
            {i > 0 && (
              <button type="button" className={styles.button} onClick={() => turn(version)}>
                Volver a esta versión
                <span className="visually-hidden"> del {whenOf(version)}</span>
              </button>
            )}
            {turning === version.head && (
              <div role="alert">
                {refused === undefined ? (
                  "Leyendo…"
                ) : (
                  <Refused error={refused} otherwise={UNREADABLE} />
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
