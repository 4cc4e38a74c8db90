import * as market from "../../lib/market";
import { Button } from "./button";
import listLine from "./list-line.module.css";
import stack from "./stack.module.css";
import { useWorkshop } from "./workshop-context";

const keepPricesTogether = (text: string): string =>
  text.replaceAll(` ${market.currencySymbol}`, `\u00a0${market.currencySymbol}`);

/** Lists the changes, each with a button to undo it. */
export function Changes() {
  const { store, state } = useWorkshop();
  const { summaries, isPublishing } = state;
  return (
    <>
      {summaries.length > 0 && (
        <ul className={stack.list} aria-label="Cambios">
          {summaries.map((summary) => (
            <li key={summary.text + summary.file} className={listLine.line}>
              <span>{keepPricesTogether(summary.text)}</span>
              {/* The commit may already contain the change. */}
              {!isPublishing && (
                <Button
                  kind="text"
                  aria-label={`Deshacer: ${summary.text}`}
                  onClick={() => void store.undo(summary)}
                >
                  Deshacer
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {summaries.length > 1 && !isPublishing && (
        <Button onClick={() => void store.undoAll()}>Deshacer todo</Button>
      )}
    </>
  );
}
