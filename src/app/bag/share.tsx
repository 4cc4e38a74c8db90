import { SHARE_ID } from "../../page-contract";
import styles from "./bag-main.module.css";

/** Passes the page's address on, which offer-sharing.ts does; absent without script. */
export function Share() {
  return (
    <div className={styles.share} id={SHARE_ID} data-live>
      <button type="button" className="text-link">
        Compartir
      </button>
      <p role="status" />
    </div>
  );
}
