import { removeBags } from "../draft/bags";
import styles from "./field.module.css";
import { MenuItem } from "./menu-sheet";
import { Sheet } from "./sheet";
import { useWorkshop } from "./use-workshop";

const ALL_DONE_MESSAGE = "No queda nada de la tienda de prueba.";
const REMAINING_STEPS_MESSAGE =
  "Esto no lo has escrito tú, o falta. Toca una línea para hacerla tuya, en el orden que quieras.";

/** Lists what is left of the example. Each step opens its sheet, and disappears once it is done. */
export function FirstStepsSheet() {
  const { steps, remainingSetup, updateDraft, sheets, openSheet, announce } = useWorkshop();

  function removeExampleBags(): void {
    if (!confirm("¿Quitas los bolsos de prueba? Los que has cambiado se quedan.")) return;
    void updateDraft((current) => removeBags(current, ...remainingSetup.exampleBagFolders));
    announce(
      "Los bolsos de prueba ya no están. Si ha sido sin querer, deshazlo en la lista de cambios.",
    );
  }

  return (
    <Sheet title="Primeros pasos" closeLabel="Cerrar">
      <p>{steps.length === 0 ? ALL_DONE_MESSAGE : REMAINING_STEPS_MESSAGE}</p>
      {steps.length > 0 && (
        <ul className={styles.items}>
          {steps.map(({ id, title, note, sheet }) => (
            <MenuItem
              key={id}
              name={title}
              note={note}
              onClick={() => (sheet ? openSheet(sheet, sheets) : removeExampleBags())}
            />
          ))}
        </ul>
      )}
    </Sheet>
  );
}
