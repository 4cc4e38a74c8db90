import { bagName } from "../draft/bags";
import type { ChangeSummary } from "../draft/change-summaries";
import { bagFolder } from "../draft/content-paths";
import { changeKey } from "../draft/draft";
import type { DraftProblem } from "../draft/validate-draft";
import { confirmBagDeletion } from "./bag-sheet";
import { PublishStatus } from "./bar";
import { Button } from "./field";
import styles from "./field.module.css";
import { findField } from "./field-editor";
import { findSheet } from "./panels";
import { PREPARING_MESSAGE } from "./prepare-upload";
import { Sheet } from "./sheet";
import { useWorkshop } from "./use-workshop";

/** Lists the changes, each with a button to undo it, and the problems. Publishes the changes if there are no errors. */
export function PublishSheet() {
  const workshop = useWorkshop();
  const { draft, summaries, problems, deployment, preparingCount, isPublishing, isLocal } =
    workshop;
  const errors = problems.filter(({ warning }) => !warning);
  const warnings = problems.filter(({ warning }) => warning);
  const bagPrefix = (file: string) =>
    bagFolder(file) === undefined ? "" : `${bagName(workshop.currentData(file))}, `;
  const isConflict = ({ changes }: ChangeSummary) =>
    changes.some((change) => draft.conflicts.includes(changeKey(change)));

  const undo = (summary: ChangeSummary) => {
    const isNew = bagFolder(summary.file) && !draft.base.texts[summary.file];
    if (!isNew || confirmBagDeletion()) void workshop.undo(summary);
  };

  const renderProblems = (title: string, problems: readonly DraftProblem[], className?: string) =>
    problems.length > 0 && (
      <section>
        <h3>{title}</h3>
        <ul className={styles.list}>
          {problems.map(({ file, path, fieldLabel, message }) => {
            // Files that cannot be parsed and unknown keys have no form field.
            const sheet = findField(file, path) && findSheet(file, path);
            return (
              <li key={file + path.join() + message} className={styles.change}>
                <span className={className}>
                  {bagPrefix(file)}
                  {fieldLabel}: {message}
                </span>
                {sheet && (
                  <Button
                    className={styles.textButton}
                    aria-label={`Ir a ${bagPrefix(file)}${fieldLabel}`}
                    onClick={() => workshop.openSheet(sheet, workshop.sheets)}
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
  const isDisabled = isBusy || summaries.length === 0 || errors.length > 0;
  const [label, busyLabel] = isLocal ? ["Guardar", "Guardando…"] : ["Publicar", "Publicando…"];
  return (
    <Sheet title="Esto cambia en la tienda" closeLabel="Cerrar">
      {summaries.length === 0 && <p>No hay cambios sin publicar.</p>}
      {workshop.stashes.length > 0 && (
        <Button onClick={() => void workshop.popStash()}>Recuperar los cambios que tenías</Button>
      )}
      <ul className={styles.list}>
        {summaries.map((summary) => (
          <li key={summary.text + summary.file} className={styles.change}>
            {/* No line break inside a price. */}
            <span>
              {summary.text.replaceAll(" €", "\u00a0€")}
              {isConflict(summary) && ". Desde otro sitio lo han cambiado también."}
            </span>
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
      {renderProblems("Falta esto para publicar", errors, styles.problem)}
      {renderProblems("La tienda sale así, pero míralo", warnings)}
      <div role="status" className={styles.group}>
        {preparingCount > 0 && <p>{PREPARING_MESSAGE}</p>}
        <PublishStatus />
        {deployment?.state === "late" && (
          <p>
            Por qué, lo dice al final la última construcción de tu alojamiento. En Cloudflare:
            «Workers &amp; Pages», tu proyecto, «Deployments», «View build».
          </p>
        )}
        {deployment?.state === "online" && summaries.length === 0 && (
          <a className={styles.link} href="../" target="_blank" rel="noopener">
            Ver la tienda
          </a>
        )}
        {deployment?.state === "failed" && <pre className={styles.report}>{deployment.report}</pre>}
      </div>
      <Button
        className={styles.primary}
        // `disabled` would drop the focus.
        aria-disabled={isDisabled}
        onClick={() => !isDisabled && void workshop.publish()}
      >
        {isPublishing ? busyLabel : label}
      </Button>
    </Sheet>
  );
}
