import { buildRenditionUrl, listRenditionWidths } from "../../../lib/picture";
import type { FullBag } from "../../content";
import { buildSizes, Picture, type PictureProps } from "../../ui/picture";

/** Renders a photo that links to its largest rendition, which enhance-photo-dialog.ts opens in a dialog. */
export function PhotoLink(props: PictureProps) {
  const { picture } = props;
  return (
    <a
      href={buildRenditionUrl(picture, Math.max(...listRenditionWidths(picture)), "jpg")}
      aria-label={`${picture.alt.replace(/\.$/, "")}. Ampliar la foto`}
      data-photo
      data-field="bolso.yaml photos"
    >
      <Picture {...props} />
    </a>
  );
}

/** Builds `sizes` for photo `i` in the layout of bag-photos.module.css. */
export function buildPhotoSizes(i: number, { photos, details }: FullBag): string {
  const count = photos.length;
  const isAlone = count === 1 && !(details?.width && details.height);
  const hasRow = i === 0 || (i === count - 1 && i % 2 === 1);
  const rowSizes = hasRow ? "(min-width: 48em) and (min-height: 48em) 44.75vw, " : "";
  const phoneWidth = `min(${isAlone ? "100vw" : "100vw - 2.875em"}, max(15em, 80vh - 11.5em))`;
  return buildSizes(1, 3, `${rowSizes}(min-width: 48em) 21.25vw, ${phoneWidth}`, { from: 68.75 });
}
