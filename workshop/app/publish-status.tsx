import { ErrorMessage } from "./error-message";
import { useWorkshop } from "./workshop-context";

/** Reports the state of the owner's changes: in the publish sheet while it is open, otherwise in the bar. */
export function PublishStatus() {
  const { state, isLocal } = useWorkshop();
  const { isSaved, deployment, progress, summaries, publishError } = state;
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
