import {
  buildJpegUrl,
  computeFillFactor,
  type Frame,
  fitsFrame,
  getFrameRatio,
  type PictureSource,
} from "../../../lib/picture";
import type { FullBag } from "../../content";
import { buildSizes, Picture, type PictureProps, WINDOW_WIDTH } from "../../ui/picture";
import styles from "./photo-link.module.css";
import { hasScaleDrawing } from "./true-size";

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

/** Returns whether the photos begin with a block of three in a wide window: pairs would leave an empty place. */
export const hasPhotoBlock = (bag: FullBag): boolean =>
  bag.photos.length > 1 && bag.photos.length % 2 === 1 && !hasScaleDrawing(bag);

/** The columns that a photo spans, of nine: six are the photos'. */
function countSpannedColumns(i: number, bag: FullBag): number {
  if (bag.photos.length === 1) return 6;
  if (i > 2 || !hasPhotoBlock(bag)) return 3;
  return i === 0 ? 4 : 2;
}

/** Builds `sizes` for photo `i` in the layout of bag-photos.module.css. */
export function buildPhotoSizes(photo: PictureSource, i: number, bag: FullBag): string {
  const { frame, photos } = bag;
  const ratio = getFrameRatio(frame);
  const isSingle = photos.length === 1;
  const isLast = i === photos.length - 1;
  const chooseWidth = (hasRow: boolean) => (hasRow || isSingle ? "44.75vw" : "21.25vw");
  /** Returns the width of a frame that is as high as the window, less `em`. */
  const computeFrameWidth = (em: number) =>
    `${Math.round(100 * ratio)}vh - ${(em * ratio).toFixed(1)}em`;
  const stripWidth = `min(100vw - 2.875em, max(15em, ${computeFrameWidth(14.375)}))`;
  return buildSizes(
    countSpannedColumns(i, bag),
    9,
    [
      ["(min-width: 48em) and (min-height: 48em)", chooseWidth(i === 0 || (isLast && i % 2 === 1))],
      ["(min-width: 48em)", chooseWidth(isLast && i % 2 === 0)],
      ["", isSingle && !hasScaleDrawing(bag) ? WINDOW_WIDTH : stripWidth],
    ],
    {
      from: 68.75,
      limit: isSingle ? `, ${computeFrameWidth(9)}` : "",
      fillFactor: fitsFrame(photo, frame) ? computeFillFactor(photo, frame) : 1,
    },
  );
}
