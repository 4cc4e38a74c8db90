import type { Content, FocalPoint, Shop, ShopFile } from "../../model/types";
import type { Picture } from "../lib/picture";

/** Where the files that the owner names are, once they are encoded or copied. */
export type MediaResolver = {
  resolvePhoto: (file: string, keep?: FocalPoint) => Omit<Picture, "alt">;
  /** Empty where there is none. */
  resolveFilm: (file: string) => string;
};

/** The account that messages are sent with. `isHere`: the demo sends to the host that serves it. */
export type EmailAccount = NonNullable<ShopFile["emailjs"]> & { isSameOrigin?: boolean };

/** All that the shop's components read, as plain data that JSON can carry. */
export type ShopContent = ReturnType<typeof buildShopContent>;

/** @param emailAccount without it there is no form */
export function buildShopContent(
  { shop: shopFile, about, catalogue, pictures }: Content,
  media: MediaResolver,
  emailAccount: EmailAccount | undefined,
) {
  const toPicture = ({
    file,
    alt,
    keep,
  }: {
    file: string;
    alt: string;
    keep?: FocalPoint;
  }): Picture => ({
    alt,
    ...media.resolvePhoto(file, keep),
    ...(keep && { focalPoint: keep }),
  });
  const buildVariant = (
    poster: string,
    film: { mp4?: string; webm?: string | undefined } = {},
  ) => ({
    poster: toPicture({ file: poster, alt: hero.alt }),
    mp4: film.mp4 ? media.resolveFilm(film.mp4) : "",
    webm: film.webm ? media.resolveFilm(film.webm) : "",
  });
  const {
    url: _url,
    legal,
    colours: _colours,
    icon: _icon,
    emailjs: _keys,
    notice: _notice,
    ...shop
  } = shopFile;
  const { title, hero, novedades, stitches } = pictures;
  const { wide, narrow, mobile } = novedades;

  return {
    shop: {
      ...shop,
      phone: shop.phone ?? "",
      instagram: shop.instagram ?? "",
      tiktok: shop.tiktok ?? "",
    } satisfies Shop,
    ...(emailAccount && { emailAccount }),
    /** RGPD art. 13; empty until the owner has said who sells. */
    privacyNote:
      legal.name &&
      `Usaremos tus datos solo para responderte. Responsable: ${legal.name}. Puedes pedir verlos, corregirlos o borrarlos en ${shop.email}.`,
    about: { ...about, photo: toPicture(about.photo) },
    catalogue: catalogue.map(({ photos, folder, ...bag }) => ({
      ...bag,
      /** Where its page is, below the shop's address. */
      path: `bolsos/${folder}/`,
      images: photos.map(toPicture),
    })),
    /** Home's title, and its photo with its film in two cuts: `desktop` is wide, `mobile` upright. */
    hero: {
      title,
      focalPoint: hero.keep,
      desktop: buildVariant(hero.file, hero.film?.desktop),
      mobile: buildVariant(hero.mobile ?? hero.file, hero.film?.mobile),
    },
    /** `mobile` takes the place of both others on a narrow screen. */
    banner: {
      wide: toPicture(wide),
      mobile: toPicture({ ...wide, file: mobile ?? wide.file }),
      narrow: toPicture(narrow),
    },
    ...(stitches && { stitches: toPicture(stitches) }),
  };
}

/** What the app's pages carry: without what only a bag's own page shows. */
export const selectAppContent = ({ shop, catalogue, ...content }: ShopContent) => {
  const { promise: _promise, yarns: _yarns, ...appShop } = shop;
  return {
    ...content,
    shop: appShop,
    catalogue: catalogue.map(({ details: _details, yarns: _bagYarns, ...bag }) => bag),
  };
};
