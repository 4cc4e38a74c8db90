import type { BagEntry } from "../../model/types";
import { type PhotoData, type Picture, pictureOf } from "../lib/picture";
import type { ContentSource } from "./source";

/** A bag with its photographs resolved. */
export type Bag = Omit<BagEntry, "photos" | "folder"> & {
  /** Where its page is, below the shop's address. */
  path: string;
  images: readonly Picture[];
};

/** The content as components read it: with the renditions of each photograph. */
export function contentOf({ shop, privacyNote, widths, ...content }: ContentSource) {
  const picture = (photo: PhotoData): Picture => pictureOf(photo, widths);
  const { about, hero, banner, stitches } = content;
  const catalogue: readonly Bag[] = content.catalogue.map((bag) => ({
    ...bag,
    images: bag.images.map(picture),
  }));
  return {
    shop,
    privacyNote,
    catalogue,
    about: { ...about, photo: picture(about.photo) },
    /** Home's title, and its film with its still in two cuts: `desktop` is wide, `mobile` upright. */
    hero: {
      title: hero.title,
      desktop: { ...hero.desktop, still: picture(hero.desktop.still) },
      mobile: { ...hero.mobile, still: picture(hero.mobile.still) },
    },
    /** The banner of Novedades; `mobile` takes the place of both others on a narrow screen. */
    banner: {
      wide: picture(banner.wide),
      mobile: picture(banner.mobile),
      narrow: picture(banner.narrow),
    },
    /** The landscape above Sobre Nosotros, where the owner has one. */
    stitches: stitches && picture(stitches),
  };
}
