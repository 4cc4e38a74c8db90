import { market } from "../../lib/market";
import { getBagFolder } from "../../model/content/content-files";
import { getBagName } from "../draft/bags";
import { findField } from "../draft/field-refs";
import { combineWarnings, type DraftProblem, isBlocking } from "../draft/validate-draft";
import { describeWaitingBags } from "../messages";
import { Button } from "./button";
import { Disclosure } from "./disclosure";
import styles from "./field.module.css";
import { findPanel, findSheet, getPanelTitle, REVIEW, type SheetState } from "./panels";
import { getPublishLabels } from "./publish-labels";
import { PublishStatus } from "./publish-status";
import { ShareButton } from "./share-button";
import { Sheet } from "./sheet";
import { useWorkshop } from "./workshop-context";

/**
 * Publishes the changes if there are no errors. Lists the changes, each with a button to undo it, then
 * the problems, each with a button that opens its field. Folds away the warnings about what this publication leaves as it
 * is.
 */
export function PublishSheet() {
  const { store, state, sheets, status, isLocal } = useWorkshop();
  const { draft, summaries, problems, publishableSummaries, deployment, isPublishing } = state;
  const errors = problems.filter(isBlocking);
  // Without a response to the last publication, the shop may have a change that the owner has undone since.
  const isEmpty = publishableSummaries.length === 0 && !draft.pendingCommit;
  const isIncomplete = errors.length > 0;
  const isDisabled = isPublishing || status.preparingCount > 0 || isEmpty || isIncomplete;
  const { label, busyLabel } = getPublishLabels(isLocal);
  return (
    <Sheet title="Esto cambia en la tienda" closeLabel="Cerrar">
      {(!isEmpty || isPublishing || deployment) && (
        <Button
          className={styles.primary}
          // `disabled` would drop the focus.
          aria-disabled={isDisabled}
          // `PublishStatus` shows the error.
          onClick={() => !isDisabled && store.publish().catch(() => {})}
        >
          {isPublishing ? busyLabel : label}
        </Button>
      )}
      <div role="status" className={styles.group}>
        {summaries.length === 0 && !draft.pendingCommit && <p>No hay cambios sin publicar.</p>}
        <PublishStatus />
        {deployment?.state === "late" && !isLocal && <LateDeploymentHelp />}
        {deployment?.report && <pre className={styles.report}>{deployment.report}</pre>}
      </div>
      {deployment?.state === "online" && summaries.length === 0 && (
        <div className={styles.row}>
          <a className={styles.link} href="../" target="_blank" rel="noopener">
            Ver la tienda
          </a>
          {!isLocal && (
            <ShareButton
              url={new URL("..", location.href).href}
              title={state.content.shop.brand}
              label="Compartir la tienda"
            />
          )}
        </div>
      )}
      <Changes />
      <Problems title="Falta esto para publicar" problems={errors} className={styles.problem} />
      <Problems
        title={describeWaitingBags(!isEmpty && !isIncomplete)}
        problems={problems.filter(({ isWaiting }) => isWaiting)}
      />
      <Problems title="La tienda sale así, pero míralo" problems={state.changeWarnings} />
      {state.otherWarningCount > 0 && (
        <Disclosure
          title={`Para mirar: ${state.otherWarningCount}`}
          open={sheets.unfoldedFields.includes(REVIEW)}
        >
          <Problems problems={state.otherWarnings} />
        </Disclosure>
      )}
    </Sheet>
  );
}

/** Says what the owner may do about a publication that is late. */
const LateDeploymentHelp = () => (
  <p>
    Espera un poco más: a veces tarda. Si sigue igual, abre tu proyecto en{" "}
    <a href="https://dash.cloudflare.com" target="_blank" rel="noopener noreferrer">
      Cloudflare
    </a>
    , «Deployments», «View build»: el motivo está al final, en español.
  </p>
);

/** Allows no line break inside a price. */
const keepPricesTogether = (text: string): string =>
  text.replaceAll(` ${market.currencySymbol}`, `\u00a0${market.currencySymbol}`);

/** Lists the changes, each with a button to undo it. */
function Changes() {
  const { store, state, deletion } = useWorkshop();
  const { summaries, isPublishing } = state;
  return (
    <>
      {summaries.length > 0 && (
        <ul className={styles.list} aria-label="Cambios">
          {summaries.map((summary) => (
            <li key={summary.text + summary.file} className={styles.change}>
              <span>{keepPricesTogether(summary.text)}</span>
              {/* The commit may already contain the change. */}
              {!isPublishing && (
                <Button
                  className={styles.textButton}
                  aria-label={`Deshacer: ${summary.text}`}
                  onClick={() => deletion.run("Deshecho", () => void store.undo(summary))}
                >
                  Deshacer
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {summaries.length > 1 && !isPublishing && (
        <Button onClick={() => deletion.run("Deshecho", () => void store.undoAll())}>
          Deshacer todo
        </Button>
      )}
    </>
  );
}

type ProblemsProps = {
  title?: string;
  problems: readonly DraftProblem[];
  className?: string | undefined;
};

/** Lists problems, each with a button that opens its field. */
function Problems({ title, problems, className }: ProblemsProps) {
  const { store, state, fields } = useWorkshop();
  if (problems.length === 0) return null;
  return (
    <section>
      {title && <h3>{title}</h3>}
      <ul className={styles.list}>
        {combineWarnings(problems).map((problem) => {
          const { file, path, fieldLabel, message } = problem;
          // Files that cannot be parsed and unknown keys have no form field.
          const field = findField(problem);
          const sheet = field && findSheet(problem);
          const isUnknownKey = !field && path.length > 0 && fields.getValue(problem) !== undefined;
          const isOfBag = getBagFolder(file) !== undefined;
          const panel = findPanel(problem);
          const panelTitle = panel && getPanelTitle(panel, state.draft);
          const title = isOfBag ? getBagName(store.getCurrentData(file)) : panelTitle;
          const subject = [...new Set([title, fieldLabel])].filter(Boolean).join(", ");
          return (
            <li key={file + path.join() + message} className={styles.change}>
              <span className={className}>{subject ? `${subject}: ${message}` : message}</span>
              {sheet && <GoButton target={subject} sheet={sheet} />}
              {isUnknownKey && (
                <Button
                  className={styles.textButton}
                  aria-label={`Quitar ${subject}`}
                  onClick={() => fields.setValue(problem, undefined)}
                >
                  Quitar
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function GoButton({ target, sheet }: { target: string; sheet: SheetState }) {
  const { sheets } = useWorkshop();
  return (
    <Button
      className={styles.textButton}
      aria-label={`Ir a ${target}`}
      onClick={() => sheets.open(sheet, sheets.stack)}
    >
      Ir
    </Button>
  );
}
