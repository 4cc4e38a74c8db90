import { films, photos, widths } from "virtual:media";
import { about } from "../../content/about";
import { catalogue } from "../../content/catalogue";
import { pictures } from "../../content/pictures";
import { legal, shop } from "../../content/shop";
import type { Film, Photo } from "./content-types";

/** A photograph as plain data: its alternative text, the name its renditions begin with, its full size. */
export type PhotoData = { alt: string; stem: string; width: number; height: number };

function photo({ file, alt }: Photo): PhotoData {
  const entry = photos[file];
  // The build checks the content first (build/content.ts); this only speaks if that is bypassed.
  if (!entry) throw new Error(`Falta la foto «${file}» en content/photos.`);
  const [stem, width, height] = entry;
  return { alt, stem, width, height };
}

const cut = ({ still, mp4, webm }: Film) => ({
  still: photo({ file: still, alt: pictures.hero.alt }),
  mp4: films[mp4] ?? "",
  webm: films[webm] ?? "",
});

/** All of `content/` with its photographs and films resolved: plain data that JSON can carry. */
export function contentSource() {
  const { alt, wide, mobile, narrow } = pictures.novedades;
  return {
    shop,
    /** Stands beside the form (RGPD art. 13) once the owner has said who sells; empty until then. */
    privacyNote:
      legal.name &&
      `Usaremos tus datos solo para responderte. Responsable: ${legal.name}. Puedes pedir verlos, corregirlos o borrarlos en ${shop.email}.`,
    widths,
    about: { ...about, photo: photo(about.photo) },
    catalogue: catalogue.map((product) => ({ ...product, images: product.images.map(photo) })),
    hero: { desktop: cut(pictures.hero.desktop), mobile: cut(pictures.hero.mobile) },
    banner: {
      wide: photo({ file: wide, alt }),
      mobile: photo({ file: mobile, alt }),
      narrow: photo(narrow),
    },
  };
}
