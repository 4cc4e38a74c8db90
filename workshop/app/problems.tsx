import { getBagFolder } from "../../model/content/content-files";
import { getBagName } from "../draft/bags";
import { findField } from "../draft/field-refs";
import { combineWarnings, type DraftProblem } from "../draft/validate-draft";
import { Button } from "./button";
import styles from "./field.module.css";
import { findPanel, findSheet, getPanelTitle } from "./panels";
import { useWorkshop } from "./workshop-context";

type ProblemsProps = {
  title?: string;
  problems: readonly DraftProblem[];
  className?: string | undefined;
};

/** Lists problems, each with a button that opens its field. */
export function Problems({ title, problems, className }: ProblemsProps) {
  const { store, state, sheets, fields } = useWorkshop();
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
              {sheet && (
                <Button
                  className={styles.textButton}
                  aria-label={`Ir a ${subject}`}
                  onClick={() => sheets.open(sheet, sheets.stack)}
                >
                  Ir
                </Button>
              )}
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
