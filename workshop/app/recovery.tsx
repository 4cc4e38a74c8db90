import { Button } from "./button";
import { useWorkshop } from "./workshop-context";

/** Offers to take the owner's last deletion back: in the open sheet, otherwise in the bar. */
export function Recovery() {
  const { store, state } = useWorkshop();
  if (!state.lastDeletion) return null;
  return (
    <p>
      {state.lastDeletion.word} ·{" "}
      <Button kind="text" onClick={() => void store.recover()}>
        Recuperar
      </Button>
    </p>
  );
}
