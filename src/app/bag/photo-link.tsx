import {
  buildJpegUrl,
  computeFillFactor,
  type Frame,
  fitsFrame,
  getFrameRatio,
  type PictureSource,
} from "../../../lib/picture";
import type { FullBag } from "../../content";
import {
  buildSizes,
  type ConditionalWidth,
  Picture,
  type PictureProps,
  WINDOW_WIDTH,
} from "../../ui/picture";
import styles from "./photo-link.module.css";

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

/** Builds `sizes` for photo `i` in the layout of bag-photos.module.css. */
export function buildPhotoSizes(
  photo: PictureSource,
  i: number,
  { photos, details, frame }: FullBag,
): string {
  const count = photos.length;
  const ratio = getFrameRatio(frame);
  const isAlone = count === 1 && !(details?.width && details.height);
  const hasRow = i === 0 || (i === count - 1 && i % 2 === 1);
  const highWidths: ConditionalWidth[] = [["(min-width: 48em) and (min-height: 48em)", "44.75vw"]];
  const room = isAlone ? WINDOW_WIDTH : "100vw - 2.875em";
  return buildSizes(
    1,
    3,
    [
      ...(hasRow ? highWidths : []),
      ["(min-width: 48em)", "21.25vw"],
      ["", `min(${room}, max(15em, ${100 * ratio}vh - ${14.375 * ratio}em))`],
    ],
    { from: 68.75, fillFactor: fitsFrame(photo, frame) ? computeFillFactor(photo, frame) : 1 },
  );
}
