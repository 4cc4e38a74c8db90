import { PHOTO_ID } from "../../page-contract";
import { Icon } from "../../ui/icon";
import styles from "./photo-dialog.module.css";

/** A photograph as large as the window, or larger. open-photos.ts opens it and puts the photograph in. */
export function PhotoDialog() {
  return (
    <dialog className={styles.dialog} id={PHOTO_ID} aria-label="Foto ampliada">
      <form className={styles.bar} method="dialog">
        <button type="button" className={styles.step} aria-label="Foto anterior">
          <Icon name="previous" />
        </button>
        <p className={styles.count} aria-live="polite" />
        <button type="button" className={styles.step} aria-label="Foto siguiente">
          <Icon name="next" />
        </button>
        <button type="submit" className={`button button-outlined ${styles.close}`}>
          Cerrar
        </button>
      </form>
      <div className={styles.frame}>
        <button type="button" className={styles.zoom} aria-label="Ampliar" aria-pressed={false} />
      </div>
    </dialog>
  );
}
