import { useWorkshop } from "./workshop-context";

/** Tells the work in progress or the result of the owner's last action: in the open sheet, otherwise in the bar. */
export function StatusMessage() {
  const { announcement, preparingCount } = useWorkshop().state;
  const message = preparingCount > 0 ? "Preparando las fotos…" : announcement;
  return message && <p>{message}</p>;
}
