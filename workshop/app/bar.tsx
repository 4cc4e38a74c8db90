import { RepositoryError } from "../repository/repository";
import styles from "./bar.module.css";
import { Button } from "./field";
import fieldStyles from "./field.module.css";
import { useWorkshop } from "./use-workshop";

/** What is always at the thumb; on a phone, a sheet lies over it. */
export function Bar() {
  const { summaries, sheets, steps, announcement, openSheet } = useWorkshop();
  const top = sheets.at(-1)?.sheet;
  const left = steps.length;
  const count = summaries.length;
  return (
    <nav id="bar" className={styles.bar} aria-label="Taller" data-covered={top}>
      <div role="status" className={styles.status}>
        {announcement && <p>{announcement}</p>}
        {top !== "publish" && <PublishStatus />}
      </div>
      {!top && <p className={styles.intro}>Toca en la tienda lo que quieras cambiar.</p>}
      {!top && left > 0 && (
        <Button className={styles.steps} onClick={() => openSheet({ sheet: "steps" })}>
          Primeros pasos: {left === 1 ? "queda 1" : `quedan ${left}`}
        </Button>
      )}
      <div className={styles.buttons}>
        <Button aria-expanded={top === "menu"} onClick={() => openSheet({ sheet: "menu" })}>
          Ir a…
        </Button>
        <Button className={fieldStyles.primary} onClick={() => openSheet({ sheet: "publish" })}>
          Publicar{count > 0 && ` (${count})`}
        </Button>
      </div>
    </nav>
  );
}

/** What is true of her changes: in the bar or, while it is open, in the list of them. */
export function PublishStatus() {
  const { isSaved, isLocal, deployment, summaries, publishError } = useWorkshop();
  const count = summaries.length;
  const waiting = count === 1 ? "1 cambio sin publicar." : `${count} cambios sin publicar.`;
  const shop = isLocal ? "la tienda de este ordenador" : "la tienda";
  const become = {
    publishing: `Guardado: saldrá en ${shop} en unos minutos. Puedes cerrar el taller.`,
    online: isLocal
      ? "Guardado: ya se ve en la tienda de este ordenador."
      : "Publicado: ya se ve en la tienda.",
    // A host does not tell why it has not built: late is all that can be seen of it.
    late: `Tus cambios están guardados, pero aún no se ven en ${shop}: sigue como estaba.`,
    failed: `Tus cambios están guardados, pero no se ven en ${shop}: sigue como estaba.`,
  };
  return (
    <>
      {!isSaved && <p>Este navegador no guarda lo que cambias: publícalo antes de cerrarlo.</p>}
      {publishError !== undefined && <ErrorMessage error={publishError} />}
      {deployment && publishError === undefined && (
        <p>
          {!(deployment.state === "online" && count > 0) && become[deployment.state]}
          {count > 0 && ` ${waiting}`}
        </p>
      )}
    </>
  );
}

const FAILED_MESSAGE = "No se ha podido. Tus cambios siguen aquí: vuelve a intentarlo.";

/** Why something has failed and, where it is her key, the way to where another one is asked for. */
export function ErrorMessage({ error }: { error: unknown }) {
  const { signOut } = useWorkshop();
  return (
    <div className={fieldStyles.field}>
      <p className={fieldStyles.problem}>
        {error instanceof RepositoryError ? error.message : FAILED_MESSAGE}
      </p>
      {signOut && error instanceof RepositoryError && error.reason === "key" && (
        <Button onClick={signOut}>Poner otra llave</Button>
      )}
    </div>
  );
}
