import { Button } from "./button";
import fieldStyles from "./field.module.css";
import { useWorkshop } from "./workshop-context";

/** Offers to take the owner's last deletion back: in the open sheet, otherwise in the bar. */
export function Recovery() {
  const { deletion } = useWorkshop();
  const { last } = deletion;
  if (!last) return null;
  return (
    <p>
      {last.word} ·{" "}
      <Button className={fieldStyles.textButton} onClick={last.recover}>
        Recuperar
      </Button>
    </p>
  );
}
