import styles from "./bar.module.css";
import fieldStyles from "./field.module.css";
import { Status } from "./status";
import { useWorkshop } from "./use-workshop";

/** What is always at the thumb; on a phone, a sheet lies over it. */
export function Bar() {
  const { sentences, sheets, steps, said, open } = useWorkshop();
  const top = sheets.at(-1)?.sheet;
  const left = steps.filter(({ isDone }) => !isDone).length;
  const count = sentences.length;
  return (
    <nav id="bar" className={styles.bar} aria-label="Taller" data-covered={top}>
      <div role="status" className={styles.said}>
        {said && <p>{said}</p>}
        {top !== "publish" && <Status />}
      </div>
      {!top && <p className={styles.intro}>Toca en la tienda lo que quieras cambiar.</p>}
      {!top && left > 0 && (
        <button type="button" className={styles.steps} onClick={() => open({ sheet: "steps" })}>
          Primeros pasos: {left === 1 ? "queda 1" : `quedan ${left}`}
        </button>
      )}
      <div className={styles.buttons}>
        <button
          type="button"
          className={fieldStyles.button}
          aria-expanded={top === "goTo"}
          onClick={() => open({ sheet: "goTo" })}
        >
          Ir a…
        </button>
        <button type="button" className={fieldStyles.go} onClick={() => open({ sheet: "publish" })}>
          Publicar{count > 0 && ` (${count})`}
        </button>
      </div>
    </nav>
  );
}
