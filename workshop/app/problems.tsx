import { getBagFolder } from "../../model/content/content-files";
import { getBagName } from "../draft/bags";
import { findField } from "../draft/field-refs";
import { combineWarnings, type DraftProblem } from "../draft/validate-draft";
import { Button } from "./button";
import listLine from "./list-line.module.css";
import messages from "./message.module.css";
import { findPanel, findSheet, getPanelTitle } from "./panels";
import stack from "./stack.module.css";
import { useWorkshop } from "./workshop-context";

type ProblemsProps = {
  title: string;
  problems: readonly DraftProblem[];
  isBlocking?: boolean;
};

/** Lists problems, each with a button that opens its field. */
export function Problems({ title, problems, isBlocking = false }: ProblemsProps) {
  const { store, state, sheets, fields } = useWorkshop();
  if (problems.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={stack.list}>
        {combineWarnings(problems).map((problem) => {
          const { file, path, fieldLabel, message } = problem;
          // Files that cannot be parsed and unknown keys have no form field.
          const field = findField(problem);
          const sheet = field && findSheet(problem);
          const isUnknownKey = !field && path.length > 0 && fields.getValue(problem) !== undefined;
          const panel = findPanel(problem);
          const title = panel && getPanelTitle(panel, state.draft);
          const bag = getBagFolder(file) && getBagName(store.getCurrentData(file));
          const subject = [...new Set([bag ?? title, fieldLabel])].filter(Boolean).join(", ");
          const sentence = subject ? `${subject}: ${message}` : message;
          return (
            <li key={file + path.join() + message} className={listLine.line}>
              <span className={isBlocking ? messages.problem : undefined}>{sentence}</span>
              {(sheet || isUnknownKey) && (
                <Button
                  kind="text"
                  aria-label={sheet ? `Ir a ${subject}` : `Quitar ${subject}`}
                  onClick={() =>
                    sheet ? sheets.open(sheet, sheets.stack) : fields.setValue(problem, undefined)
                  }
                >
                  {sheet ? "Ir" : "Quitar"}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
