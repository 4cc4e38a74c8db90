import { useState } from "react";
import { bagFolder } from "../../model/content-files";
import { slug } from "../../model/values";
import { bagName } from "../draft/bags";
import type { ChangeSummary } from "../draft/change-summaries";
import { bagFile, findField, SHOP_FILE } from "../draft/content-paths";
import { combineWarnings, type DraftProblem, isBlocking } from "../draft/validate-draft";
import { confirmBagDeletion } from "./bag-sheet";
import { PublishStatus } from "./bar";
import { Button } from "./field";
import styles from "./field.module.css";
import { findSheet } from "./panels";
import { PREPARING_MESSAGE } from "./prepare-upload";
import { Sheet } from "./sheet";
import { useSheets, useStore } from "./use-workshop";

const LEGAL_CONFIRMATION =
  "La ley (LSSI, artículo 10) pide que tu tienda diga quién vende: tu nombre, tu NIF y tu domicilio, que van en «Aviso legal». ¿Publicas sin ellos?";
/** Remembers that the owner has read what the law asks. */
const LEGAL_STORAGE_KEY = "taller aviso legal";

const DISCARD_CONFIRMATION = "¿Descartas los cambios que están aparte? Se pierden, con sus fotos.";
const UNDO_ALL_CONFIRMATION =
  "¿Deshaces todos los cambios de la lista? Un bolso que no está publicado se pierde, con sus fotos.";

/** Publishes the changes if there are no errors. Lists the problems and the changes, each with a button to undo it. */
export function PublishSheet() {
  const store = useStore();
  const { draft, summaries, problems, deployment, isLocal, isPublishing } = store;
  const { sheets, openSheet, preparingCount } = useSheets();
  const waiting = problems.filter(({ isWaiting }) => isWaiting);
  const errors = problems.filter(isBlocking);
  const warnings = problems.filter(({ warning }) => warning);
  const subjectOf = ({ file, fieldLabel }: DraftProblem) => {
    const bag = bagFolder(file) === undefined ? "" : bagName(store.currentData(file));
    return [bag, fieldLabel].filter(Boolean).join(", ");
  };

  const undo = (summary: ChangeSummary) => {
    const isNew = bagFolder(summary.file) && !draft.base.texts[summary.file];
    if (!isNew || confirmBagDeletion()) void store.undo(summary);
  };

  const undoAll = () => {
    if (confirm(UNDO_ALL_CONFIRMATION)) for (const summary of summaries) void store.undo(summary);
  };

  function confirmAndPublish(): void {
    const isLegalMissing = !isLocal && !store.valueAt(SHOP_FILE, ["legal", "name"]);
    if (isLegalMissing && !localStorage.getItem(LEGAL_STORAGE_KEY)) {
      if (!confirm(LEGAL_CONFIRMATION)) return;
      localStorage.setItem(LEGAL_STORAGE_KEY, "dicho");
    }
    // `PublishStatus` shows the error.
    store.publish().catch(() => {});
  }

  const renderProblems = (title: string, problems: readonly DraftProblem[], className?: string) =>
    problems.length > 0 && (
      <section>
        <h3>{title}</h3>
        <ul className={styles.list}>
          {combineWarnings(problems).map((problem) => {
            const { file, path, message } = problem;
            // Files that cannot be parsed and unknown keys have no form field.
            const sheet = findField(problem) && findSheet(problem);
            const subject = subjectOf(problem);
            return (
              <li key={file + path.join() + message} className={styles.change}>
                <span className={className}>
                  {subject && `${subject}: `}
                  {message}
                </span>
                {sheet && (
                  <Button
                    className={styles.textButton}
                    aria-label={`Ir a ${subject}`}
                    onClick={() => openSheet(sheet, sheets)}
                  >
                    Ir
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </section>
    );

  const isBusy = isPublishing || preparingCount > 0;
  // After a lost answer the shop may have a change that is undone here.
  const isEmpty = store.publishable.length === 0 && !draft.pendingCommit;
  const isDisabled = isBusy || isEmpty || errors.length > 0;
  const [label, busyLabel] = isLocal ? ["Guardar", "Guardando…"] : ["Publicar", "Publicando…"];
  return (
    <Sheet title="Esto cambia en la tienda" closeLabel="Cerrar">
      <Button
        className={styles.primary}
        // `disabled` would drop the focus.
        aria-disabled={isDisabled}
        onClick={() => !isDisabled && confirmAndPublish()}
      >
        {isPublishing ? busyLabel : label}
      </Button>
      <div role="status" className={styles.group}>
        {summaries.length === 0 && !draft.pendingCommit && <p>No hay cambios sin publicar.</p>}
        {preparingCount > 0 && <p>{PREPARING_MESSAGE}</p>}
        <PublishStatus />
        {deployment?.state === "late" && (
          <p>El motivo está al final del último registro de Cloudflare.</p>
        )}
        {deployment?.report && <pre className={styles.report}>{deployment.report}</pre>}
      </div>
      {deployment?.state === "online" && store.publishable.length === 0 && (
        <div className={styles.row}>
          <a className={styles.link} href="../" target="_blank" rel="noopener">
            Ver la tienda
          </a>
          {store.publishedBags.map((folder) => (
            <ShareButton key={folder} folder={folder} />
          ))}
        </div>
      )}
      {store.hasSetAside && <SetAsideChanges />}
      {renderProblems("Falta esto para publicar", errors, styles.problem)}
      {renderProblems("A medias: se publica cuando esté entero; lo demás, ya", waiting)}
      {draft.deletedBags && (
        <div className={styles.change}>
          <p>
            Lo que cambiaste en {draft.deletedBags.map((name) => `«${name}»`).join(", ")} ya no
            está: desde otro sitio han quitado el bolso.
          </p>
          <Button className={styles.textButton} onClick={() => void store.forgetDeletedBags()}>
            Vale
          </Button>
        </div>
      )}
      {summaries.length > 0 && (
        <ul className={styles.list}>
          {summaries.map((summary) => (
            <li key={summary.text + summary.file} className={styles.change}>
              {/* No line break inside a price. */}
              <span>{summary.text.replaceAll(" €", "\u00a0€")}</span>
              {/* The commit may already contain the change. */}
              {!isPublishing && (
                <Button
                  className={styles.textButton}
                  aria-label={`Deshacer: ${summary.text}`}
                  onClick={() => undo(summary)}
                >
                  Deshacer
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {summaries.length > 1 && !isPublishing && <Button onClick={undoAll}>Deshacer todo</Button>}
      {renderProblems("La tienda sale así, pero míralo", warnings)}
    </Sheet>
  );
}

/** Offers the changes without which the owner has opened the workshop. */
function SetAsideChanges() {
  const { summaries, takeBack, discardSetAside } = useStore();
  return (
    <section className={styles.field}>
      <p>Los cambios sin los que abriste el taller están aparte.</p>
      <div className={styles.row}>
        {summaries.length === 0 && (
          <Button onClick={() => takeBack().finally(() => location.reload())}>Recuperarlos</Button>
        )}
        <Button onClick={() => confirm(DISCARD_CONFIRMATION) && discardSetAside()}>
          Descartarlos
        </Button>
      </div>
      {summaries.length > 0 && (
        <p className={styles.muted}>Para recuperarlos, publica o deshaz antes los de la lista.</p>
      )}
    </section>
  );
}

/** Shares the page of a new bag by the device, or copies its address. */
function ShareButton({ folder }: { folder: string }) {
  const { currentData } = useStore();
  const [isCopied, setCopied] = useState(false);
  const title = bagName(currentData(bagFile(folder)));
  const url = new URL(`../bolsos/${slug(folder)}/`, location.href).href;
  const share = async () => {
    if (navigator.share) return navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  return (
    // The owner may close the device's share sheet.
    <Button onClick={() => void share().catch(() => undefined)}>
      {isCopied ? "Enlace copiado" : `Compartir ${title}`}
    </Button>
  );
}
