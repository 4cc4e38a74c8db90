import { useEffect, useState } from "react";
import { type Version, wordsOf } from "../repository/repository";
import styles from "./field.module.css";
import { Sheet } from "./sheet";
import { useWorkshop } from "./use-workshop";

export const UNREADABLE = "La historia no se puede leer ahora.";

const whenOf = ({ date }: Version): string =>
  new Date(date).toLocaleString("es-ES", { dateStyle: "long", timeStyle: "short" });

type HistorySheetProps = { onClose: () => void; onBack: () => void };

/** What has been published when; each version can be looked at, and published again. */
export function HistorySheet({ onClose, onBack }: HistorySheetProps) {
  const { history, turnBack, sentences } = useWorkshop();
  const [versions, setVersions] = useState<readonly Version[]>();
  const [refused, refuse] = useState("");
  useEffect(() => {
    history().then(setVersions, (error) => refuse(wordsOf(error, UNREADABLE)));
  }, [history]);

  const [turning, setTurning] = useState("");
  const turn = (version: Version) => {
    setTurning(version.head);
    refuse("");
    turnBack(version).then(onBack, (error) => refuse(wordsOf(error, UNREADABLE)));
  };
  return (
    <Sheet title="Historia" close="Cerrar" onClose={onClose}>
      <p role="status" className={styles.problem}>
        {!turning && refused}
      </p>
      {!versions && !refused && <p>Leyendo la historia…</p>}
      {versions?.length === 0 && (
        <p>En este ordenador no se guarda la historia: la guarda la tienda publicada.</p>
      )}
      {sentences.length > 0 && (
        <p className={styles.warning}>
          Tienes cambios sin publicar: volver a una versión los quita.
        </p>
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
            {turning === version.head && <p role="alert">{refused || "Leyendo…"}</p>}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
