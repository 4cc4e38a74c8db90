import { paletteStyle } from "../../model/colours";
import { logoStyle } from "../../model/logo-svg";
import type { Content } from "../../model/types";
import { buildShopContent, type ShopContent } from "../../src/content/shop-content";
import type { Picture } from "../../src/lib/picture";

/** The shop as it is to be seen. */
export type Preview = {
  content: ShopContent;
  /** The styles that the build would write: colours, logo, the part of a photograph that its frame keeps. */
  css: string;
  /** The words on top of every screen; empty where there is no notice today. */
  notice: string;
};

/** A photograph as the build has made it, or in memory: then its stem is its address. */
export type PhotoSource = Omit<Picture, "alt" | "focalPoint">;
/** Undefined while a file is still to come. */
export type FindPhotoSource = (file: string, keep?: string) => PhotoSource | undefined;

const PLACEHOLDER_SVG = `<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#d9cdbc"/></svg>`;

/** The address of a drawing in memory. */
export const createDrawingUrl = (svg: string): string =>
  URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));

/** A colour in the place of a photograph that is still to come. */
export const PLACEHOLDER_SOURCE: PhotoSource = {
  urlPrefix: createDrawingUrl(PLACEHOLDER_SVG),
  width: 960,
  height: 1200,
};

/** The shop as it would be built from this content, with the still in the place of Home's film. */
export function buildPreview(content: Content, seenAt: FindPhotoSource): Preview {
  const styles: string[] = [];
  const photo = (file: string, keep?: string): PhotoSource => {
    const seen = seenAt(file, keep) ?? PLACEHOLDER_SOURCE;
    if (!seen.urlPrefix.startsWith("blob:")) return seen;
    // One file in memory is all its renditions: browsers leave out what follows a `#`.
    const stem = `${seen.urlPrefix}#${file}`;
    // The build crops a photograph to its frame.
    if (keep) styles.push(`img[src^="${stem}"]{object-position:${keep}}`);
    return { ...seen, urlPrefix: stem };
  };
  const shown = buildShopContent(
    {
      ...content,
      // A new bag has a card before it has photographs.
      catalogue: content.catalogue.map((bag) =>
        bag.photos.length > 0 ? bag : { ...bag, photos: [{ file: "", alt: "" }] },
      ),
    },
    { resolvePhoto: photo, resolveFilm: () => "" },
    content.shop.emailjs,
  );
  const { notice, colours, logo } = content.shop;
  if (colours) styles.push(paletteStyle(colours));
  const drawing = logo && seenAt(logo);
  if (drawing) styles.push(logoStyle(drawing.urlPrefix, drawing));
  return { content: shown, css: styles.join(""), notice: notice?.text ?? "" };
}
