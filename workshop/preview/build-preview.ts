import type { PictureSource } from "../../lib/picture";
import type { Content } from "../../model/content/types";
import { renderContentStyles } from "../../model/look/content-styles";
import { HERO_COPY_SIZE, type Pixels, renderHeroStyle } from "../../model/look/hero-overlay";
import { DEFAULT_COLOURS } from "../../model/schema/colours";
import { addNoBreakSpaces } from "../../src/content/no-break-spaces";
import { buildShopContent } from "../../src/content/shop-content";
import { createCanvas, loadImage, scaleSize } from "../pictures/canvas";

/** The data that the frame renders. */
export type Preview = ReturnType<typeof buildPreview>;

/** A photo, or the logo. `urlPrefix` is the whole blob URL of an unpublished one. */
export type PhotoSource = Omit<PictureSource, "alt" | "focalPoint">;
/** Returns undefined while a file is loading, or if it does not exist. */
export type FindPhotoSource = (file: string) => PhotoSource | undefined;

const PLACEHOLDER_SVG = `<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#d9cdbc"/></svg>`;

/** A plain colour, shown instead of a photo that is missing or loading. */
export const PLACEHOLDER_SOURCE: PhotoSource = {
  urlPrefix: URL.createObjectURL(new Blob([PLACEHOLDER_SVG], { type: "image/svg+xml" })),
  width: 960,
  height: 1200,
};

const ABOUT_PROMPT = "+ Quién eres y cómo haces tus bolsos";
const EMPTY_BANNER = { wide: { file: "", alt: "" } };

/** Builds the shop from the draft's content as a build would, with the poster instead of Home's video. */
export function buildPreview(content: Content, findPhoto: FindPhotoSource) {
  const resolvePhoto = (file: string): PhotoSource => {
    const source = findPhoto(file) ?? PLACEHOLDER_SOURCE;
    if (!source.urlPrefix.startsWith("blob:")) return source;
    // The page appends a width and a format to `urlPrefix`. After `#` browsers ignore them, so every rendition is the blob.
    return { ...source, urlPrefix: `${source.urlPrefix}#${file}` };
  };
  const { about, catalogue, home } = content;
  /** The parts that have nothing to show. The shop leaves them out; the preview outlines them (frame.css). */
  const emptyParts = {
    cover: !home.hero,
    bags: catalogue.length === 0,
    about: !about.paragraphs && !about.photo,
    banner: !home.novedades,
  };
  const shopContent = buildShopContent(
    {
      ...content,
      // Parts that the shop leaves out get an element that the owner can tap.
      about: emptyParts.about ? { ...about, paragraphs: [ABOUT_PROMPT] } : about,
      home: emptyParts.banner ? { ...home, novedades: EMPTY_BANNER } : home,
      // The card of a new bag shows the placeholder.
      catalogue: catalogue.map((bag) =>
        bag.photos.length > 0 ? bag : { ...bag, photos: [{ file: "", alt: "" }] },
      ),
    },
    { resolvePhoto, resolveVideo: () => "" },
    content.shop.emailjs,
  );
  const { colours, logo } = content.shop;
  const logoSource = logo ? findPhoto(logo) : undefined;
  return {
    content: addNoBreakSpaces(shopContent),
    /** The CSS that a build would add. */
    css: renderContentStyles({
      promo: shopContent.shop.promo,
      colours,
      logo: logoSource && { ...logoSource, url: logoSource.urlPrefix },
    }),
    emptyPlaces: Object.entries(emptyParts).flatMap(([part, isEmpty]) => (isEmpty ? part : [])),
  };
}

/** Measures Home's photos as the build does; returns the CSS with their tones. */
export function renderPreviewHeroStyle({ home, shop }: Content, findUrl: (file: string) => string) {
  const colours = { ...DEFAULT_COLOURS, ...shop.colours };
  return renderHeroStyle(home, colours, (file) => {
    const url = findUrl(file);
    const key = `${url} ${colours.ground}`;
    const pixels = copies.get(key) ?? readPixels(url, colours.ground);
    copies.set(key, pixels);
    return pixels;
  });
}

/** Copies by URL and ground: every typed letter renders the preview again. */
const copies = new Map<string, Promise<Pixels>>();

async function readPixels(url: string, ground: string): Promise<Pixels> {
  const picture = await loadImage(url);
  const size = scaleSize(picture, HERO_COPY_SIZE / Math.max(picture.width, picture.height));
  const context = createCanvas(size);
  context.fillStyle = ground;
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(picture.image, 0, 0, size.width, size.height);
  const { data } = context.getImageData(0, 0, size.width, size.height);
  return { data, ...size };
}
