import type { PictureSource } from "../../lib/picture";
import type { Content } from "../../model/content/types";
import { renderContentStyles } from "../../model/look/content-styles";
import { addNoBreakSpaces } from "../../src/content/no-break-spaces";
import { buildShopContent, type ShopContent } from "../../src/content/shop-content";

/** The data that the frame renders. */
export type Preview = {
  content: ShopContent;
  /** The CSS that a build would add. */
  css: string;
  emptyPlaces: readonly string[];
};

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
export function buildPreview(content: Content, findPhoto: FindPhotoSource): Preview {
  const resolvePhoto = (file: string): PhotoSource => {
    const source = findPhoto(file) ?? PLACEHOLDER_SOURCE;
    if (!source.urlPrefix.startsWith("blob:")) return source;
    // The page appends a width and a format to `urlPrefix`. After `#` browsers ignore them, so every rendition is the blob.
    return { ...source, urlPrefix: `${source.urlPrefix}#${file}` };
  };
  const { about, home } = content;
  const emptyPlaces = listEmptyPlaces(content);
  const shopContent = buildShopContent(
    {
      ...content,
      // Parts that the shop leaves out get an element that the owner can tap.
      about: emptyPlaces.includes("about") ? { ...about, paragraphs: [ABOUT_PROMPT] } : about,
      home: emptyPlaces.includes("banner") ? { ...home, novedades: EMPTY_BANNER } : home,
      // The card of a new bag shows the placeholder.
      catalogue: content.catalogue.map((bag) =>
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
    css: renderContentStyles({
      promo: shopContent.shop.promo,
      colours,
      logo: logoSource && { ...logoSource, url: logoSource.urlPrefix },
    }),
    emptyPlaces,
  };
}

/** Lists the parts of the shop that have nothing to show. The shop leaves them out; the preview outlines them (frame.css). */
function listEmptyPlaces({ about, catalogue, home }: Content): string[] {
  const places = {
    cover: !home.hero,
    bags: catalogue.length === 0,
    about: !about.paragraphs && !about.photo,
    banner: !home.novedades,
  };
  return Object.entries(places).flatMap(([place, isEmpty]) => (isEmpty ? place : []));
}
