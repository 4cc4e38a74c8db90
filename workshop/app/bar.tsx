import { Activity } from "react";
import { getBagFolder } from "../../model/content/content-files";
import { Icon } from "../../src/ui/icon";
import { getPublishLabels } from "../messages";
import styles from "./bar.module.css";
import { Button } from "./button";
import { listFirstSteps } from "./first-steps";
import { PublishStatus } from "./publish-status";
import { StatusLine } from "./status-line";
import { useWorkshop } from "./workshop-context";

/** Renders the status and the main buttons. On a phone an open sheet covers them. */
export function Bar() {
  const { state, sheets, isLocal } = useWorkshop();
  const { draft, isExample, publishableSummaries, isPublishing, progress } = state;
  // Later they are in «Ir a…»: an owner may leave some of them empty.
  const hasPublishedBag = Object.keys(draft.base.texts).some((file) => getBagFolder(file));
  const stepCount = hasPublishedBag ? 0 : listFirstSteps(draft).length;
  const top = sheets.top?.sheet;
  const changeCount = publishableSummaries.length;
  const hasChanges = changeCount > 0 || isPublishing || draft.pendingCommit !== undefined;
  const { label, busyLabel } = getPublishLabels(isLocal);
  const mainLabel = hasChanges ? label : "Cambios";
  return (
    <nav id="bar" className={styles.bar} aria-label="Taller" data-covered={top}>
      <div role="status" className={styles.status}>
        {!top && <StatusLine />}
        {top !== "publish" && isPublishing && !progress && <p>{busyLabel}</p>}
        {top !== "publish" && <PublishStatus />}
      </div>
      {!top && <p className={styles.intro}>Toca en la tienda lo que quieras cambiar.</p>}
      {(isExample || stepCount > 0) && (
        // Stays in the document, to get the focus back.
        <Activity mode={top ? "hidden" : "visible"}>
          <button
            type="button"
            className={styles.steps}
            onClick={() => sheets.open({ sheet: "steps" })}
          >
            <span>
              {isExample
                ? "Empieza tu tienda"
                : `Primeros pasos: ${stepCount === 1 ? "queda 1" : `quedan ${stepCount}`}`}
            </span>
            <Icon name="next" />
          </button>
        </Activity>
      )}
      <div className={styles.buttons}>
        <div className={top ? undefined : styles.menu}>
          <Button aria-expanded={top === "menu"} onClick={() => sheets.open({ sheet: "menu" })}>
            Ir a…
          </Button>
        </div>
        <Button
          kind={hasChanges ? "primary" : "plain"}
          onClick={() => sheets.open({ sheet: "publish" })}
        >
          {/* One text: React could not remove a second one that a browser wraps to translate it. */}
          {changeCount > 0 ? `${mainLabel} (${changeCount})` : mainLabel}
        </Button>
      </div>
    </nav>
  );
}
