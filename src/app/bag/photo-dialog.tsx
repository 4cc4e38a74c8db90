import { PHOTO_ID } from "../../page-contract";
import { Icon } from "../../ui/icon";
import styles from "./photo-dialog.module.css";

/** Photographs as large as the window; open-photos.ts fills and opens the dialog. */
export function PhotoDialog() {
  return (
    <dialog className={styles.dialog} id={PHOTO_ID} aria-label="Foto ampliada">
      <form className={styles.bar} method="dialog">
        <button type="submit" className={styles.control} aria-label="Cerrar">
          <Icon name="close" />
        </button>
      </form>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard has to reach what scrolls. */}
      <div className={styles.strip} tabIndex={0} />
      <div className={styles.steps}>
        <button type="button" className={styles.control} aria-label="Foto anterior">
          <Icon name="previous" />
        </button>
        <p className={styles.count} aria-live="polite" />
        <button type="button" className={styles.control} aria-label="Foto siguiente">
          <Icon name="next" />
        </button>
      </div>
    </dialog>
  );
}
