import { Button } from "./button";
import fieldStyles from "./field.module.css";
import { useWorkshop } from "./workshop-context";

/** Offers to take the owner's last deletion back: in the open sheet, otherwise in the bar. */
export function Recovery() {
  const { deletion } = useWorkshop();
  if (!deletion.recover) return null;
  return (
    <p>
      Deshecho ·{" "}
      <Button className={fieldStyles.textButton} onClick={deletion.recover}>
        Recuperar
      </Button>
    </p>
  );
}
