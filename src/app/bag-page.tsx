import type { Bag } from "../content";
import { collectionOf } from "../lib/collections";
import { PHOTO_DIALOG_ID } from "../page-contract";
import { Icon } from "../ui/icon";
import { BagMain } from "./bag/bag-main";
import styles from "./bag/photo-dialog.module.css";
import { Footer } from "./footer/footer";
import { Header } from "./header/header";

/** Renders a bag's page: HTML with a small script, never hydrated (src/entry-static-client.ts, docs/decisions/014). */
export function BagPage({ bag }: { bag: Bag }) {
  return (
    <>
      <Header currentRoute={collectionOf(bag)} isSubpage />
      <main id="contenido" tabIndex={-1}>
        <BagMain bag={bag} />
      </main>
      <Footer />
      <PhotoDialog />
    </>
  );
}

/** Renders the empty dialog for full-window photos. enhance-photo-dialog.ts fills and opens it. */
function PhotoDialog() {
  return (
    <dialog className={styles.dialog} id={PHOTO_DIALOG_ID} aria-label="Foto ampliada">
      <form className={styles.bar} method="dialog">
        <button type="submit" className={styles.control} aria-label="Cerrar">
          <Icon name="close" />
        </button>
      </form>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll the strip. */}
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
