import type { About, BagEntry, Pictures, Shop, ShopFile } from "../../model/types";
import type { Picture } from "../lib/picture";

type Media = Pick<typeof import("virtual:media"), "photos" | "films">;

/** Turns each file of the owner's into plain data, with photographs and films resolved. */
export function partsOf({ photos, films }: Media) {
  function photo({ file, alt }: { file: string; alt: string }): Picture {
    const entry = photos[file.normalize()];
    // tools/content/read.ts tells the owner first.
    if (!entry) throw new Error(`Falta la foto «${file}» en content.`);
    const [stem, width, height] = entry;
    return { alt, stem, width, height };
  }
  const cut = ({ still, mp4, webm }: Pictures["hero"]["desktop"], alt: string) => ({
    still: photo({ file: still, alt }),
    mp4: (mp4 && films[mp4]) ?? "",
    webm: (webm && films[webm]) ?? "",
  });

  return {
    shop: ({
      url: _address,
      legal,
      colours: _colours,
      icon: _icon,
      emailjs: _keys,
      notice: _notice,
      ...shop
    }: ShopFile) => ({
      shop: {
        ...shop,
        phone: shop.phone ?? "",
        instagram: shop.instagram ?? "",
        tiktok: shop.tiktok ?? "",
      } satisfies Shop,
      /** RGPD art. 13; empty until the owner has said who sells. */
      privacyNote:
        legal.name &&
        `Usaremos tus datos solo para responderte. Responsable: ${legal.name}. Puedes pedir verlos, corregirlos o borrarlos en ${shop.email}.`,
    }),
    about: (about: About) => ({ ...about, photo: photo(about.photo) }),
    bag: ({ photos: named, folder, ...bag }: BagEntry) => ({
      ...bag,
      /** Where its page is, below the shop's address. */
      path: `bolsos/${folder}/`,
      images: named.map(photo),
    }),
    pictures: ({ title, hero, novedades: { alt, wide, mobile, narrow }, stitches }: Pictures) => ({
      /** Home's title, and its film with its still in two cuts: `desktop` is wide, `mobile` upright. */
      hero: {
        title,
        desktop: cut(hero.desktop, hero.alt),
        mobile: cut(hero.mobile, hero.alt),
      },
      /** `mobile` takes the place of both others on a narrow screen. */
      banner: {
        wide: photo({ file: wide, alt }),
        mobile: photo({ file: mobile, alt }),
        narrow: photo(narrow),
      },
      ...(stitches && { stitches: photo(stitches) }),
    }),
  };
}
