import { removeBags } from "../draft/bags";
import { confirmFields, confirmRemainingFields } from "../draft/remaining-setup";
import { describeRemovedExampleBags } from "../messages";
import { Button } from "./button";
import styles from "./field.module.css";
import { MenuItem } from "./menu-item";
import { Sheet } from "./sheet";
import { useFirstSteps, useWorkshop } from "./workshop-context";

const ALL_DONE_MESSAGE = "No queda nada de la tienda de prueba.";
const REMAINING_STEPS_MESSAGE =
  "Esto no lo has escrito tú, o falta. Toca una línea para hacerla tuya, en el orden que quieras.";

/** Lists what remains of the setup. Each line opens its field, and disappears once it is done. */
export function FirstStepsSheet() {
  const { store, sheets, status } = useWorkshop();
  const { steps, stepCount, hasOwnBag, exampleBagFolders } = useFirstSteps();
  const restLines = steps
    .flatMap(({ lines }) => lines)
    .filter(({ isConfirmedWithRest }) => isConfirmedWithRest);

  function confirmRestOnce(): void {
    const list = restLines.map(({ label, note }) => `${label}: ${note}`).join("\n");
    if (confirm(`¿Se queda así?\n\n${list}`)) void store.updateDraft(confirmRemainingFields);
  }

  function removeExampleBags(): void {
    if (
      !confirm("¿Quitas los bolsos de prueba? Los que tienen un nombre o una foto tuyos se quedan.")
    )
      return;
    void store.updateDraft((current) => removeBags(current, ...exampleBagFolders));
    status.announce(describeRemovedExampleBags(exampleBagFolders.length));
  }

  return (
    <Sheet title="Primeros pasos" closeLabel="Cerrar">
      <p>{stepCount === 0 ? ALL_DONE_MESSAGE : REMAINING_STEPS_MESSAGE}</p>
      {!hasOwnBag && (
        <ul className={styles.items}>
          <MenuItem
            name="Tu primer bolso"
            note="Falta un bolso con su nombre y sus fotos."
            onClick={() => sheets.open({ sheet: "newBag" }, sheets.stack)}
          />
        </ul>
      )}
      {hasOwnBag && exampleBagFolders.length > 0 && (
        <ul className={styles.items}>
          <MenuItem name="Quitar los bolsos de prueba" onClick={removeExampleBags} />
        </ul>
      )}
      {steps.map(({ id, title, lines }) => (
        <section key={id}>
          {lines.some(({ label }) => label !== title) && <h3>{title}</h3>}
          <ul className={styles.items}>
            {lines.map(({ label, note, sheet, confirmation }) => (
              <MenuItem
                key={label}
                name={label}
                note={note}
                onClick={() => sheets.open(sheet, sheets.stack)}
              >
                {confirmation && (
                  <Button
                    className={styles.textButton}
                    aria-label={`${confirmation.label}: ${label}`}
                    onClick={() =>
                      void store.updateDraft((draft) => confirmFields(draft, confirmation.fields))
                    }
                  >
                    {confirmation.label}
                  </Button>
                )}
              </MenuItem>
            ))}
          </ul>
        </section>
      ))}
      {restLines.length > 0 && <Button onClick={confirmRestOnce}>Lo demás está bien así</Button>}
    </Sheet>
  );
}
