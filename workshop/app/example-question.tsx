import { isHidden } from "../../model/cross-field-checks";
import { listBags, removeBags } from "../draft/bags";
import { keepExampleBags } from "../draft/remaining-setup";
import { describeRemovedExampleBags } from "../messages";
import { Button } from "./button";
import styles from "./field.module.css";
import { listFirstSteps } from "./first-steps";
import type { SheetState } from "./panels";
import { useFirstSteps, useWorkshop } from "./workshop-context";

/** What else of the example goes out with the owner's number: who makes the bags, where, and free shipping. */
const ASKED_FIELDS = ["shipping", "brand", "signature", "location"];

/** Asks once what becomes of the example's bags, before visitors order them from the owner. */
export function ExampleQuestion() {
  const { store, state, sheets, status } = useWorkshop();
  const { unansweredBags, publishable } = state;
  const count = unansweredBags.length;
  if (count === 0) return null;
  // A shop needs a bag.
  const hasOtherBag = listBags(publishable).some(
    ({ folder, data }) => !isHidden(data) && !unansweredBags.includes(folder),
  );
  const remove = () => {
    void store.updateDraft((draft) => removeBags(draft, ...unansweredBags));
    status.announce(describeRemovedExampleBags(count));
  };
  const newBag: SheetState = { sheet: "newBag" };
  return (
    <section className={styles.question}>
      <h3>
        {count === 1 ? "Sale 1 bolso que no es tuyo" : `Salen ${count} bolsos que no son tuyos`}
      </h3>
      <div className={styles.row}>
        {hasOtherBag ? (
          <Button onClick={remove}>{count === 1 ? "Quitarlo" : "Quitarlos"}</Button>
        ) : (
          <Button onClick={() => sheets.open(newBag, sheets.stack)}>Añadir uno mío</Button>
        )}
        <Button onClick={() => void store.updateDraft(keepExampleBags)}>
          {count === 1 ? "Dejarlo de momento" : "Dejarlos de momento"}
        </Button>
      </div>
      <AskedTexts />
    </section>
  );
}

/** Quotes the texts that go out with the bags, each with a button that opens its field. */
function AskedTexts() {
  const { state, sheets } = useWorkshop();
  const { lines } = useFirstSteps();
  const asked = lines.filter(({ path }) => ASKED_FIELDS.includes(String(path[0])));
  const items = listFirstSteps(state.draft, { lines: asked }).flatMap((step) => step.lines);
  const hasMore = lines.length > asked.length;
  if (items.length === 0 && !hasMore) return null;
  return (
    <>
      <p>Con tu número sale también:</p>
      <ul className={styles.list}>
        {items.map(({ label, note, sheet }) => (
          <li key={label} className={styles.change}>
            <span>
              {label}: {note}
            </span>
            <Button
              className={styles.textButton}
              aria-label={`Cambiar: ${label}`}
              onClick={() => sheets.open(sheet, sheets.stack)}
            >
              Cambiar
            </Button>
          </li>
        ))}
        {hasMore && (
          <li className={styles.change}>
            <span>Lo demás que queda en «Primeros pasos»</span>
            <Button
              className={styles.textButton}
              aria-label="Ver Primeros pasos"
              onClick={() => sheets.open({ sheet: "steps" }, sheets.stack)}
            >
              Ver
            </Button>
          </li>
        )}
      </ul>
    </>
  );
}
