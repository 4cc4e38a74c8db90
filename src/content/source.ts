import { content } from "virtual:content";
import { films, photos, widths } from "virtual:media";
import type { PhotoData } from "../lib/picture";
import type { Pictures, Product, Shop } from "./types";

function photo({ file, alt }: { file: string; alt: string }): PhotoData {
  const entry = photos[file.normalize()];
  // The build checks the content first (tools/content/check.ts); this only speaks if that is bypassed.
  if (!entry) throw new Error(`Falta la foto «${file}» en content.`);
  const [stem, width, height] = entry;
  return { alt, stem, width, height };
}

const bag = ({ photos: named, folder, ...product }: Product) => ({
  ...product,
  path: `bolsos/${folder}/`,
  images: named.map(photo),
});

const cut = ({ still, mp4, webm }: Pictures["hero"]["desktop"], alt: string) => ({
  still: photo({ file: still, alt }),
  mp4: (mp4 && films[mp4]) ?? "",
  webm: (webm && films[webm]) ?? "",
});

/** All of `content/` with its photographs and films resolved: plain data that JSON can carry. */
export function contentSource() {
  // Taken apart in here alone: the script of the published shop carries none of it.
  const { about, catalogue, pictures } = content;
  const { url: _address, legal, colours: _colours, notice: _notice, ...shop } = content.shop;
  const { hero, novedades } = pictures;
  const { alt, wide, mobile, narrow } = novedades;
  return {
    shop: { ...shop, tiktok: shop.tiktok ?? "" } satisfies Shop,
    /** Stands beside the form (RGPD art. 13) once the owner has said who sells; empty until then. */
    privacyNote:
      legal.name &&
      `Usaremos tus datos solo para responderte. Responsable: ${legal.name}. Puedes pedir verlos, corregirlos o borrarlos en ${shop.email}.`,
    widths,
    about: { ...about, photo: photo(about.photo) },
    catalogue: catalogue.map(bag),
    hero: {
      title: pictures.title,
      desktop: cut(hero.desktop, hero.alt),
      mobile: cut(hero.mobile, hero.alt),
    },
    banner: {
      wide: photo({ file: wide, alt }),
      mobile: photo({ file: mobile, alt }),
      narrow: photo(narrow),
    },
  };
}
