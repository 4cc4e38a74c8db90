import { useRef } from "react";
import { isBlocking } from "../draft/validate-draft";
import { describeWaitingBags, getPublishLabels } from "../messages";
import { Button } from "./button";
import { Changes } from "./changes";
import { NewTabLink } from "./new-tab-link";
import { Problems } from "./problems";
import styles from "./publish-sheet.module.css";
import { PublishStatus } from "./publish-status";
import { ShareButton } from "./share-button";
import { Sheet } from "./sheet";
import stack from "./stack.module.css";
import { useWorkshop } from "./workshop-context";

/** Publishes the changes if there are no errors. Lists errors, changes and warnings. */
export function PublishSheet() {
  const { store, state, isLocal } = useWorkshop();
  const { draft, summaries, problems, publishableSummaries, deployment, isPublishing } = state;
  const errors = problems.filter(isBlocking);
  const waiting = problems.filter(({ isWaiting }) => isWaiting);
  // Without a response to the last publication, the shop may have a change that the owner has undone since.
  const isEmpty = publishableSummaries.length === 0 && !draft.pendingCommit;
  const isIncomplete = errors.length > 0;
  const isDisabled = isPublishing || state.preparingCount > 0 || isEmpty || isIncomplete;
  const { label, busyLabel } = getPublishLabels(isLocal);
  const missing = useRef<HTMLDivElement>(null);
  /** Publishes, or leads to what is missing. */
  function publish(): void {
    // `PublishStatus` shows the error.
    if (!isDisabled) store.publish().catch(() => {});
    else missing.current?.querySelector("button")?.focus();
  }
  return (
    <Sheet title="Esto cambia en la tienda" closeLabel="Cerrar">
      {(!isEmpty || isPublishing || deployment) && (
        <Button
          kind="primary"
          // `disabled` would drop the focus.
          aria-disabled={isDisabled}
          onClick={publish}
        >
          {isPublishing ? busyLabel : label}
        </Button>
      )}
      <div role="status" className={stack.group}>
        {summaries.length === 0 && !draft.pendingCommit && <p>No hay cambios sin publicar.</p>}
        <PublishStatus />
        {deployment?.state === "late" && !isLocal && <LateDeploymentHelp />}
        {deployment?.report && <pre className={styles.report}>{deployment.report}</pre>}
      </div>
      {deployment?.state === "online" && summaries.length === 0 && (
        <div className={stack.row}>
          <NewTabLink href="../">Ver la tienda</NewTabLink>
          {!isLocal && (
            <ShareButton
              url={new URL("..", location.href).href}
              title={state.content.shop.brand}
              label="Compartir la tienda"
            />
          )}
        </div>
      )}
      {(isIncomplete || waiting.length > 0) && (
        <div ref={missing} className={stack.group}>
          <Problems title="Falta esto para publicar" problems={errors} isBlocking />
          <Problems title={describeWaitingBags(!isEmpty && !isIncomplete)} problems={waiting} />
        </div>
      )}
      <Changes />
      <Problems title="La tienda sale así, pero míralo" problems={state.newWarnings} />
    </Sheet>
  );
}

const LateDeploymentHelp = () => (
  <p>
    Espera un poco más: a veces tarda. Si sigue igual, abre tu proyecto en{" "}
    <a href="https://dash.cloudflare.com" target="_blank" rel="noopener noreferrer">
      Cloudflare
    </a>
    , «Deployments», «View build»: el motivo está al final, en español.
  </p>
);
