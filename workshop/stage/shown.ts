import { paletteStyle } from "../../model/colours";
import type { Content } from "../../model/types";
import { contentOf, type ShopContent } from "../../src/content/shop-content";

/** The shop as it is to be seen. */
export type Shown = {
  content: ShopContent;
  /** The styles that the build would write: colours, logo, the part of a photograph that its frame keeps. */
  css: string;
  /** The words on top of every screen; empty where there is no notice today. */
  notice: string;
};

/** A photograph where it can be seen: what its renditions' addresses begin with, or its address in memory; and its size. */
export type Seen = readonly [stem: string, width: number, height: number];

const PLASTER = `<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#d9cdbc"/></svg>`;

/** A colour in the place of a photograph that is still to come. */
export const BLANK: Seen = [
  URL.createObjectURL(new Blob([PLASTER], { type: "image/svg+xml" })),
  960,
  1200,
];

export type Files = {
  photo: (file: string, keep?: string) => Seen | undefined;
  film: (file: string) => string | undefined;
  drawing: (file: string) => { address: string; ratio: number } | undefined;
};

/** The shop as it would be built from this content. */
export function shownOf(content: Content, files: Files): Shown {
  const styles: string[] = [];
  const photo = (file: string, keep?: string) => {
    const [address, width, height] = files.photo(file, keep) ?? BLANK;
    if (!address.startsWith("blob:")) return { stem: address, width, height };
    // One file in memory is all its renditions: browsers leave out what follows a `#`.
    const stem = `${address}#${file}`;
    // The build crops a photograph to its frame.
    if (keep) styles.push(`img[src^="${stem}"]{object-position:${keep}}`);
    return { stem, width, height };
  };
  const film = (file: string) => files.film(file) ?? "";
  const shown = contentOf(
    {
      ...content,
      // A new bag has a card before it has photographs.
      catalogue: content.catalogue.map((bag) =>
        bag.photos.length > 0 ? bag : { ...bag, photos: [{ file: "", alt: "" }] },
      ),
    },
    { photo, film },
    content.shop.emailjs,
  );
  const { notice, colours, logo } = content.shop;
  if (colours) styles.push(paletteStyle(colours));
  const drawing = logo ? files.drawing(logo) : undefined;
  if (drawing)
    styles.push(
      `.logo{display:inline-block;width:${1.1 * drawing.ratio}em;max-width:100%;height:1.1em;background:currentcolor;mask:url(${drawing.address}) center/contain no-repeat;vertical-align:top}`,
    );
  return { content: shown, css: styles.join(""), notice: notice?.text ?? "" };
}
