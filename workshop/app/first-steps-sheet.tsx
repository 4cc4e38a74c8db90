import { listFirstSteps } from "./first-steps";
import { MenuItem, MenuList } from "./menu-item";
import { Sheet } from "./sheet";
import { useWorkshop } from "./workshop-context";

/** Lists what the shop does not say yet. Each line opens its field, and disappears once that is filled in. */
export function FirstStepsSheet() {
  const { state, sheets } = useWorkshop();
  const steps = listFirstSteps(state.draft);
  return (
    <Sheet title="Primeros pasos" closeLabel="Cerrar">
      <p>
        {steps.length === 0
          ? "No queda nada vacío."
          : "Esto está vacío, y por eso no sale. Rellénalo en el orden que quieras, o déjalo."}
      </p>
      <MenuList>
        {steps.map(({ title, note, sheet }, i) => (
          <MenuItem
            key={title}
            name={title}
            note={note}
            isFocused={i === 0}
            onClick={() => sheets.open(sheet, sheets.stack)}
          />
        ))}
      </MenuList>
    </Sheet>
  );
}
