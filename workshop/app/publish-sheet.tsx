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

/** All that would change in the shop, each to be taken back; what keeps it from being published; and the one press. */
export function PublishSheet() {
  const workshop = useWorkshop();
  const { draft, summaries, problems, deployment, preparingCount, isPublishing, isLocal } =
    workshop;
  const wrong = problems.filter(({ warning }) => !warning);
  const doubtful = problems.filter(({ warning }) => warning);
  const where = (file: string) =>
    bagFolder(file) === undefined ? "" : `${bagName(workshop.currentData(file))}, `;
  const isClash = ({ changes }: ChangeSummary) =>
    changes.some((change) => draft.conflicts.includes(changeKey(change)));

  const takeBack = (sentence: ChangeSummary) => {
    const isNew = bagFolder(sentence.file) && !draft.base.texts[sentence.file];
    if (!isNew || confirmBagDeletion()) void workshop.undo(sentence);
  };

  const list = (title: string, problems: readonly DraftProblem[], className?: string) =>
    problems.length > 0 && (
      <section>
        <h3>{title}</h3>
        <ul className={styles.list}>
          {problems.map(({ file, path, fieldLabel, message }) => {
            // A file that cannot be read has no fields, and not each word in a file is one.
            const next = findField(file, path) && findSheet(file, path);
            return (
              <li key={file + path.join() + message} className={styles.change}>
                <span className={className}>
                  {where(file)}
                  {fieldLabel}: {message}
                </span>
                {next && (
                  <Button
                    className={styles.textButton}
                    aria-label={`Ir a ${where(file)}${fieldLabel}`}
                    onClick={() => workshop.openSheet(next, workshop.sheets)}
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
  const isIdle = isBusy || summaries.length === 0 || wrong.length > 0;
  const [verb, doing] = isLocal ? ["Guardar", "Guardando…"] : ["Publicar", "Publicando…"];
  return (
    <Sheet title="Esto cambia en la tienda" closeLabel="Cerrar">
      {summaries.length === 0 && <p>No hay cambios sin publicar.</p>}
      {workshop.stashes.length > 0 && (
        <Button onClick={() => void workshop.popStash()}>Recuperar los cambios que tenías</Button>
      )}
      <ul className={styles.list}>
        {summaries.map((sentence) => (
          <li key={sentence.text + sentence.file} className={styles.change}>
            {/* A price is not broken before its €. */}
            <span>
              {sentence.text.replaceAll(" €", "\u00a0€")}
              {isClash(sentence) && ". Desde otro sitio lo han cambiado también."}
            </span>
            {/* What is on its way cannot be taken back. */}
            {!isPublishing && (
              <Button
                className={styles.textButton}
                aria-label={`Deshacer: ${sentence.text}`}
                onClick={() => takeBack(sentence)}
              >
                Deshacer
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list("Falta esto para publicar", wrong, styles.problem)}
      {list("La tienda sale así, pero míralo", doubtful)}
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
        // Not `disabled`, which would take the focus from it.
        aria-disabled={isIdle}
        onClick={() => !isIdle && void workshop.publish()}
      >
        {isPublishing ? doing : verb}
      </Button>
    </Sheet>
  );
}
