import { Button } from "./button";
import { useWorkshop } from "./workshop-context";

/** Tells the work in progress or the result of the owner's last action, and offers to take a deletion back. */
export function StatusLine() {
  const { store, state } = useWorkshop();
  const { announcement, preparingCount, lastDeletion } = state;
  const message = preparingCount > 0 ? "Preparando las fotos…" : announcement;
  return (
    <>
      {message && <p>{message}</p>}
      {lastDeletion && (
        <p>
          {lastDeletion.word} ·{" "}
          <Button kind="text" onClick={() => void store.recover()}>
            Recuperar
          </Button>
        </p>
      )}
    </>
  );
}
