/** The data of `<Picture>`. The full size in pixels gives the aspect ratio that prevents layout shift while it loads. */
export type PictureSource = {
  alt: string;
  /** Start of its renditions' URLs, relative to the shop's address. */
  urlPrefix: string;
  width: number;
  height: number;
  /** Part of the photo that stays visible when the layout crops it. */
  focalPoint?: FocalPoint | undefined;
};

/** The point that a crop keeps, in percent of the photo's size. */
export const FOCAL_POINTS = {
  center: [50, 50],
  top: [50, 0],
  bottom: [50, 100],
  left: [0, 50],
  right: [100, 50],
} as const;

export type FocalPoint = keyof typeof FOCAL_POINTS;

/** The ratios of width to height of the frames that photos are shown in. */
export const FRAME_RATIOS = {
  story: 9 / 16,
  tall: 2 / 3,
  portrait: 4 / 5,
  square: 1,
  landscape: 4 / 3,
};

export type Frame = keyof typeof FRAME_RATIOS;

/** Returns the part of a photo that a frame of another ratio shows, between 0 and 1. */
const computeVisibleShare = ({ width, height }: PictureSource, frame: Frame): number => {
  const ratio = width / height / FRAME_RATIOS[frame];
  return Math.min(ratio, 1 / ratio);
};

/** Returns the frame that crops least of a photo. */
export const findFrame = (photo: PictureSource): Frame =>
  (Object.keys(FRAME_RATIOS) as Frame[]).reduce((best, frame) =>
    computeVisibleShare(photo, frame) > computeVisibleShare(photo, best) ? frame : best,
  );

/** Returns whether a photo that fills a frame loses at most a sixth. */
export const fitsFrame = (photo: PictureSource, frame: Frame): boolean =>
  computeVisibleShare(photo, frame) > 0.83;

/** Returns how many times as wide as its frame a photo is that fills it. */
export const computeFillFactor = ({ width, height }: PictureSource, frame: Frame): number =>
  Math.max(1, width / height / FRAME_RATIOS[frame]);

/** Returns whether a photo is so wide that it stands whole, at its own ratio: it may have letters. */
export const isBanner = ({ width, height }: PictureSource): boolean => width >= 2 * height;

const ENCODED_WIDTHS = [320, 480, 720, 960, 1200, 1600, 1920];

/** Returns the widths of a photo's renditions: none is enlarged, and the last is its own if it is clearly wider. */
export function listRenditionWidths({ width }: PictureSource): number[] {
  const widths = ENCODED_WIDTHS.filter((encodedWidth) => encodedWidth <= width);
  const widest = widths.at(-1) ?? 0;
  const isClearlyWider = width > 1.15 * widest && widths.length < ENCODED_WIDTHS.length;
  return isClearlyWider ? [...widths, width] : widths;
}

/** Returns the URL of a photo's rendition. @param width in pixels, one of `listRenditionWidths` */
export const buildAvifUrl = ({ urlPrefix }: PictureSource, width: number): string =>
  `${urlPrefix}-${width}.avif`;

/** Builds a `srcset` with spaces like those of Vite's development server: React compares both during hydration. */
export const buildSrcSet = (picture: PictureSource): string =>
  listRenditionWidths(picture)
    .map((width) => `${buildAvifUrl(picture, width)} ${width}w`)
    .join(", ");

/** Returns the width of a photo's only JPEG, which is for old browsers, chats and feeds. */
export function getJpegWidth(picture: PictureSource): number {
  // Chats and feeds need no larger picture than 1200 by 1600; a photo of a story is high.
  const maxWidth = Math.min(1200, (1600 * picture.width) / picture.height);
  const widths = listRenditionWidths(picture);
  return Math.max(...widths.filter((each) => each <= maxWidth), Math.min(...widths));
}

/** Returns the URL of a photo's only JPEG. */
export const buildJpegUrl = (picture: PictureSource): string =>
  `${picture.urlPrefix}-${getJpegWidth(picture)}.jpg`;
