import {
  buildJpegUrl,
  computeFillFactor,
  FRAME_RATIOS,
  type Frame,
  fitsFrame,
  type PictureSource,
} from "../../../lib/picture";
import { WIDE_WINDOW_QUERY } from "../../browser/wide-window";
import type { FullBag } from "../../content";
import { formatSizes, Picture, type PictureProps, WINDOW_WIDTH } from "../../ui/picture";
import styles from "./photo-link.module.css";
import { hasScaleDrawing } from "./scale-drawing";

/** Renders a photo, whole, that links to its JPEG; enhance-photo-dialog.ts opens it in a dialog. */
export function PhotoLink({ frame, ...props }: PictureProps & { frame: Frame }) {
  const { picture } = props;
  return (
    <a
      className={styles.link}
      href={buildJpegUrl(picture)}
      aria-label={`${picture.alt.replace(/\.$/, "")}. Ampliar la foto`}
      data-photo
      data-field="bolso.yaml photos"
    >
      <Picture className={fitsFrame(picture, frame) ? undefined : styles.whole} {...props} />
    </a>
  );
}

/** Counts a bag's photos and the drawing of its true size. */
export const countPhotos = (bag: FullBag): number =>
  bag.photos.length + Number(hasScaleDrawing(bag));

/** Builds `sizes` for photo `i` in the layout of bag-photos.module.css. */
export function buildPhotoSizes(photo: PictureSource, i: number, bag: FullBag): string {
  const { frame } = bag;
  const count = countPhotos(bag);
  const ratio = FRAME_RATIOS[frame];
  /** Returns the width of a frame that is as high as the window, less `em`. */
  const computeFrameWidth = (em: number) =>
    `${Math.round(100 * ratio)}vh - ${(em * ratio).toFixed(1)}em`;
  // Above the photo are 5.25em in a low window or without a promo bar, otherwise 6.75em.
  const plateWidth = `min(60vw, 100vw - 24em, ${computeFrameWidth(5.75)})`;
  const hasPartner = i > 0 && (i % 2 === 0 || i < count - 1);
  const computeStripWidth = (em: number) =>
    count === 1 ? WINDOW_WIDTH : `min(100vw - 2.875em, max(15em, ${computeFrameWidth(em)}))`;
  return formatSizes(
    [
      ["(min-width: 68.75em)", hasPartner ? `calc(${plateWidth} / 2)` : plateWidth],
      [WIDE_WINDOW_QUERY, plateWidth],
      ["(min-width: 37.5em)", computeStripWidth(17.375)],
      ["", computeStripWidth(14.375)],
    ],
    fitsFrame(photo, frame) ? computeFillFactor(photo, frame) : 1,
  );
}
