import type { Bag } from "../content";
import { PHOTO_CAPTION_ID, PHOTO_DIALOG_ID, PHOTO_STRIP_ID } from "../page-contract";
import { Icon } from "../ui/icon";
import { BagMain, type BagMainProps } from "./bag/bag-main";
import styles from "./bag/photo-dialog.module.css";
import { StaticPage } from "./static-page";

/** Renders a bag's page, which a small script enhances (src/entry-static-client.ts). */
export function BagPage(props: BagMainProps) {
  const { bag } = props;
  return (
    <>
      <StaticPage currentRoute={bag.collection}>
        <BagMain {...props} />
      </StaticPage>
      <PhotoDialog bag={bag} />
    </>
  );
}

/** Renders the dialog for full-window photos. enhance-photo-dialog.ts opens it and adds the photos to its slides. */
function PhotoDialog({ bag: { photos } }: { bag: Bag }) {
  return (
    <dialog className={styles.dialog} id={PHOTO_DIALOG_ID} aria-label="Foto ampliada">
      <form className={styles.bar} method="dialog">
        <button
          type="button"
          className={styles.control}
          aria-label="Tamaño completo"
          aria-pressed="false"
          data-zoom
        >
          <Icon name="zoomIn" />
          <Icon name="zoomOut" />
        </button>
        <button type="submit" className={styles.control} aria-label="Cerrar">
          <Icon name="close" />
        </button>
      </form>
      <div
        className={styles.strip}
        id={PHOTO_STRIP_ID}
        role="group"
        aria-labelledby={PHOTO_CAPTION_ID}
        // A translator may turn the page from right to left; the script counts from the left.
        dir="ltr"
        // The strip's name is the text about the photo, so screen readers announce it when the dialog opens.
        // biome-ignore lint/a11y/noAutofocus: the focus moves only when the dialog opens.
        autoFocus
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll the strip.
        tabIndex={0}
      >
        {photos.map(({ urlPrefix }) => (
          <div key={urlPrefix} className={styles.slide} />
        ))}
      </div>
      <div className={styles.steps} hidden={photos.length < 2}>
        <button type="button" className={styles.control} aria-label="Foto anterior" data-step={-1}>
          <Icon name="previous" />
        </button>
        <p className={styles.count} id={PHOTO_CAPTION_ID}>
          <span aria-hidden="true" />
          {/* A single text: Orca announces a live region again for each text that changes in it. */}
          <span className="visually-hidden" aria-live="polite" />
        </p>
        <button type="button" className={styles.control} aria-label="Foto siguiente" data-step={1}>
          <Icon name="next" />
        </button>
      </div>
    </dialog>
  );
}
