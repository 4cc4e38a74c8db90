import { Icon } from "../../src/ui/icon";
import { hasReason, RepositoryError } from "../repository/repository";
import styles from "./bar.module.css";
import { Button } from "./field";
import fieldStyles from "./field.module.css";
import { useFirstSteps, useWorkshop } from "./workshop-context";

const SAVE_LABELS = { label: "Guardar", busyLabel: "Guardando…" };
const PUBLISH_LABELS = { label: "Publicar", busyLabel: "Publicando…" };

/** Returns the labels of the main button: in a local folder, publishing is only saving. */
export const getPublishLabels = (isLocal: boolean) => (isLocal ? SAVE_LABELS : PUBLISH_LABELS);

/** Renders the status and the main buttons. On a phone an open sheet covers them. */
export function Bar() {
  const { draft, publishable, sheets, status, isLocal, isPublishing, progress, openSheet } =
    useWorkshop();
  const { stepCount } = useFirstSteps();
  const top = sheets.at(-1)?.sheet;
  const changeCount = publishable.length;
  const hasChanges = changeCount > 0 || isPublishing || draft.pendingCommit !== undefined;
  const { label, busyLabel } = getPublishLabels(isLocal);
  const mainLabel = hasChanges ? label : "Cambios";
  return (
    <nav id="bar" className={styles.bar} aria-label="Taller" data-covered={top}>
      <div role="status" className={styles.status}>
        {!top && status && <p>{status}</p>}
        {!top && <Recovery />}
        {top !== "publish" && isPublishing && !progress && <p>{busyLabel}</p>}
        {top !== "publish" && <PublishStatus />}
      </div>
      {!top && <p className={styles.intro}>Toca en la tienda lo que quieras cambiar.</p>}
      {!top && stepCount > 0 && (
        <Button className={styles.steps} onClick={() => openSheet({ sheet: "steps" })}>
          <span>{`Primeros pasos: ${stepCount === 1 ? "queda 1" : `quedan ${stepCount}`}`}</span>
          <Icon name="next" />
        </Button>
      )}
      <div className={styles.buttons}>
        <Button
          className={top ? fieldStyles.button : `${fieldStyles.button} ${styles.menu}`}
          aria-expanded={top === "menu"}
          onClick={() => openSheet({ sheet: "menu" })}
        >
          Ir a…
        </Button>
        <Button
          className={hasChanges ? fieldStyles.primary : fieldStyles.button}
          onClick={() => openSheet({ sheet: "publish" })}
        >
          {/* One text: React could not remove a second one that a browser wraps to translate it. */}
          {changeCount > 0 ? `${mainLabel} (${changeCount})` : mainLabel}
        </Button>
      </div>
    </nav>
  );
}

/** Offers to take the owner's last deletion back: in the open sheet, otherwise in the bar. */
export function Recovery() {
  const { recover } = useWorkshop();
  if (!recover) return null;
  return (
    <p>
      Deshecho ·{" "}
      <Button className={fieldStyles.textButton} onClick={recover}>
        Recuperar
      </Button>
    </p>
  );
}

/** Reports the state of the owner's changes: in the publish sheet while it is open, otherwise in the bar. */
export function PublishStatus() {
  const { isSaved, isLocal, deployment, progress, summaries, publishError } = useWorkshop();
  const isGood = deployment?.state === "online" || deployment?.state === "publishing";
  const shop = isLocal ? "la tienda de este ordenador" : "la tienda";
  const messages = {
    publishing: `Guardado: saldrá en ${shop} en unos minutos. Puedes cerrar el taller.`,
    online: isLocal
      ? `Guardado: ya se ve en la tienda de este ordenador. Está en ${new URL("..", location.href).href}`
      : "Publicado: ya se ve en la tienda.",
    // Hosts do not report a failed build, so this message covers it too.
    late: `Tus cambios están guardados, pero aún no se ven en ${shop}: sigue como estaba.`,
    failed: `Tus cambios están guardados, pero no se ven en ${shop}: sigue como estaba.`,
  };
  return (
    <>
      {!isSaved && <p>Este navegador no guarda lo que cambias: publícalo antes de cerrarlo.</p>}
      {progress && <p>{progress}</p>}
      {publishError !== undefined && <ErrorMessage error={publishError} />}
      {/* Hide good news while there are unpublished changes: it would seem to cover them too. */}
      {deployment && publishError === undefined && !(isGood && summaries.length > 0) && (
        <p>{messages[deployment.state]}</p>
      )}
    </>
  );
}

const FAILED_MESSAGE = "No se ha podido. Tus cambios siguen aquí: vuelve a intentarlo.";

/** Renders an error and, if GitHub refuses the token, a button to enter another one. */
export function ErrorMessage({ error }: { error: unknown }) {
  const { signOut } = useWorkshop();
  return (
    <div className={fieldStyles.field}>
      <p className={fieldStyles.problem}>
        {error instanceof RepositoryError ? error.message : FAILED_MESSAGE}
      </p>
      {signOut && hasReason(error, "unknownToken", "token") && (
        <Button onClick={signOut}>Poner otra llave</Button>
      )}
    </div>
  );
}
