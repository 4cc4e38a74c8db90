import { Refusal } from "../repository/repository";
import styles from "./field.module.css";
import { useWorkshop } from "./use-workshop";

export const UNPUBLISHED =
  "No se ha podido publicar. Tus cambios siguen aquí: vuelve a intentarlo.";
export const UNREADABLE = "La historia no se puede leer ahora.";

type RefusedProps = {
  error: unknown;
  /** What is said where the repository has not refused it. */
  otherwise: string;
};

/** Why something has failed and, where it is her key, the way to where another one is asked for. */
export function Refused({ error, otherwise }: RefusedProps) {
  const { leave } = useWorkshop();
  return (
    <div className={styles.field}>
      <p className={styles.problem}>{error instanceof Refusal ? error.message : otherwise}</p>
      {leave && error instanceof Refusal && error.reason === "key" && (
        <button type="button" className={styles.button} onClick={leave}>
          Poner otra llave
        </button>
      )}
    </div>
  );
}
