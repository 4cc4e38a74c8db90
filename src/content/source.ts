import { films, photos, widths } from "virtual:media";
import { about } from "../../content/about";
import { catalogue } from "../../content/catalogue";
import { pictures } from "../../content/pictures";
import { legal, shop, url } from "../../content/shop";
import type { PhotoData } from "../lib/picture";
import { slug } from "../lib/slug";
import { photoOrder } from "./photo-order";
import type { Film, Photo, Product } from "./types";

function photo({ file, alt }: Photo): PhotoData {
  // A folder may spell an accent as two characters: the build joins them, so it is done here too.
  const entry = photos[file.normalize()];
  // The build checks the content first (tools/content/read.ts); this only speaks if that is bypassed.
  if (!entry) throw new Error(`Falta la foto «${file}» en content/photos.`);
  const [stem, width, height] = entry;
  return { alt, stem, width, height };
}

/** A bag with its folder of photos, in the order in which they are shown. */
const bag = ({ photos: texts, order, ...product }: Product) => ({
  ...product,
  images: photoOrder(Object.keys(texts), order).map((name) =>
    photo({ file: `${slug(product.name)}/${name}`, alt: texts[name] ?? "" }),
  ),
});

/** What the build alone reads: the public address and who sells. */
export { legal, url };

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
    catalogue: catalogue.map(bag),
    hero: { desktop: cut(pictures.hero.desktop), mobile: cut(pictures.hero.mobile) },
    banner: {
      wide: photo({ file: wide, alt }),
      mobile: photo({ file: mobile, alt }),
      narrow: photo(narrow),
    },
  };
}
