import { useEffect, useState, useTransition } from "react";
import type { Version } from "../repository/repository";
import { Button } from "./button";
import { ErrorMessage } from "./error-message";
import { Sheet } from "./sheet";
import stack from "./stack.module.css";
import { useWorkshop } from "./workshop-context";

const formatDate = ({ date }: Version): string =>
  new Date(date).toLocaleString("es-ES", { dateStyle: "long", timeStyle: "short" });

const UNPUBLISHED_MESSAGE =
  "Tienes cambios sin publicar: publícalos o deshazlos antes de volver a una versión.";

/** Lists the published versions. Restores one as a draft, which the owner can look at and publish. */
export function HistorySheet() {
  const { store, state, sheets } = useWorkshop();
  const [versions, setVersions] = useState<readonly Version[]>([]);
  const [isReading, startReading] = useTransition();
  const [error, setError] = useState<unknown>();
  const isBlocked = state.summaries.length > 0;

  useEffect(() => startReading(() => store.listVersions().then(setVersions, setError)), [store]);

  const restore = (version: Version) => {
    setError(undefined);
    const openChanges = () => sheets.open({ sheet: "publish" });
    startReading(() => store.revertTo(version).then(openChanges, setError));
  };
  return (
    <Sheet title="Historia" closeLabel="Cerrar">
      <div role="status">
        {isBlocked && <p>{UNPUBLISHED_MESSAGE}</p>}
        {isReading && <p>Leyendo…</p>}
        {error !== undefined && <ErrorMessage error={error} />}
      </div>
      <ol className={stack.group}>
        {versions.map((version, i) => (
          <li key={version.oid}>
            <h3>
              {formatDate(version)}
              {i === 0 && " · La de ahora"}
            </h3>
            <ul className={stack.list}>
              {version.messageLines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {i > 0 && !isBlocked && (
              <Button onClick={() => restore(version)}>
                Volver a esta versión
                <span className="visually-hidden"> del {formatDate(version)}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
