import { findCollectionId } from "../../lib/collections.ts";
import { normalizeBaseUrl } from "../../lib/links.ts";
import { buildBagPath } from "../../lib/paths.ts";
import { type FocalPoint, type Frame, findFrame, type PictureSource } from "../../lib/picture.ts";
import { describeShipping } from "../../lib/shipping.ts";
import type { Content, Shop } from "../../model/content/types";

/** Maps file names in the content to published files. */
export type MediaResolver = {
  resolvePhoto: (file: string) => Omit<PictureSource, "alt">;
  /** Empty if the file does not exist. */
  resolveVideo: (file: string) => string;
};

/** The e-mail provider's account. `isSameOrigin`: send to the host that serves the shop, as the demo does. */
export type EmailAccount = NonNullable<Shop["emailjs"]> & { isSameOrigin?: boolean };

/** The whole content of the shop, as JSON-serializable data. */
export type ShopContent = ReturnType<typeof buildShopContent>;

/** @param emailAccount if undefined, the shop has no contact form */
export function buildShopContent(
  { shop, about, catalogue, home }: Content,
  media: MediaResolver,
  emailAccount: EmailAccount | undefined,
) {
  type PhotoEntry = { file: string; alt: string; keep?: FocalPoint | undefined };
  const toPictureSource = ({ file, alt, keep: focalPoint }: PhotoEntry): PictureSource => ({
    alt,
    ...media.resolvePhoto(file),
    ...(focalPoint && { focalPoint }),
  });
  const { url, legal, colours, icon, emailjs, notice, ...visibleShop } = shop;
  const { title, hero, novedades, stitches } = home;
  const shipping = describeShipping(shop);

  return {
    shop: {
      ...visibleShop,
      /** The public address; undefined if the owner has not set it. */
      url: normalizeBaseUrl(url),
      /** Undefined if the owner has said neither a text nor what shipping costs. */
      promo: shop.promo || shipping.promo || undefined,
      hasShippingPromo: !shop.promo,
      shippingNote: shipping.note,
      hasYarns: [shop, ...catalogue].some(({ yarns }) => yarns !== undefined),
    },
    ...(emailAccount && { emailAccount }),
    ...(notice && { notice: notice.text }),
    /** RGPD art. 13. Empty until the owner fills in the seller's name. */
    privacyNote:
      legal.name &&
      `Usaremos tus datos solo para responderte. Responsable: ${legal.name}. Puedes pedir verlos, corregirlos o borrarlos en ${shop.email}.`,
    legal,
    ...((about.paragraphs || about.photo) && {
      about: { ...about, photo: about.photo && toPictureSource(about.photo) },
    }),
    cardFrame: chooseCardFrame(
      catalogue.flatMap(({ photos }) => photos.slice(0, 1).map(toPictureSource)),
    ),
    catalogue: catalogue.map(({ photos, yarns, folder, category, ...bag }) => ({
      ...bag,
      line: bag.line && capitalize(bag.line),
      description: capitalize(bag.description),
      details: bag.details && capitalizeTexts(bag.details),
      collection: findCollectionId(category),
      hasOwnYarns: yarns !== undefined,
      ...buildYarns(bag, yarns ?? shop.yarns ?? [], toPictureSource),
      path: buildBagPath(folder),
      photos: photos.map(toPictureSource),
      /** The frame of the photos on the bag's page. */
      frame: photos[0] ? findFrame(toPictureSource(photos[0])) : "portrait",
    })),
    /** The title on Home's cover; the brand's name if undefined. */
    homeTitle: title,
    ...(hero && { hero: buildHero(hero, toPictureSource, media) }),
    ...(novedades && { banner: buildBanner(novedades, toPictureSource) }),
    ...(stitches && { stitches: toPictureSource(stitches) }),
  };
}

const capitalize = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const capitalizeTexts = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === "string" ? capitalize(value) : value,
    ]),
  ) as Values;

type Yarn = { name: string; colour: string; photo?: string | undefined };
type ToPictureSource = (entry: { file: string; alt: string }) => PictureSource;

function buildYarns(
  { name, soldOut, details }: Pick<Content["catalogue"][number], "name" | "soldOut" | "details">,
  allYarns: readonly Yarn[],
  toPictureSource: ToPictureSource,
) {
  const yarns = (soldOut ? [] : allYarns).map(({ photo, ...yarn }) => ({
    ...yarn,
    photo: photo
      ? toPictureSource({ file: photo, alt: `${name} en ${yarn.name.toLowerCase()}` })
      : undefined,
  }));
  const colour = details?.color ?? "";
  // The yarn whose name begins the colour of the photos; of several the longest.
  const [photoYarn] = yarns
    .filter(
      (yarn) =>
        colour.toLowerCase().startsWith(yarn.name.toLowerCase()) &&
        !/^\p{L}/u.test(colour.slice(yarn.name.length)),
    )
    .sort((a, b) => b.name.length - a.name.length);
  const hasOtherColour = yarns.length > 0 && !photoYarn;
  const sortedYarns = [...yarns].sort((a, b) => Number(b === photoYarn) - Number(a === photoYarn));
  return {
    /** The yarns that a visitor can choose from, some with a photo of the bag in this colour. */
    yarns,
    photoYarn,
    /** The yarns' colours, first that of the photo. */
    yarnColours: sortedYarns.map((yarn) => yarn.colour),
    /** The choices on the bag's page: the photo's own colour may be another one. */
    colourCount: yarns.length + Number(hasOtherColour),
  };
}

/** Builds two variants of Home's poster and video: `desktop` is landscape, `mobile` portrait. */
function buildHero(
  hero: NonNullable<Content["home"]["hero"]>,
  toPictureSource: ToPictureSource,
  { resolveVideo }: MediaResolver,
) {
  const buildVariant = (poster: string, video?: { mp4: string; webm?: string | undefined }) => ({
    poster: toPictureSource({ file: poster, alt: hero.alt }),
    mp4: video ? resolveVideo(video.mp4) : "",
    webm: video?.webm ? resolveVideo(video.webm) : "",
  });
  return {
    focalPoint: hero.keep,
    desktop: buildVariant(hero.file, hero.film?.desktop),
    mobile: buildVariant(hero.mobile ?? hero.file, hero.film?.mobile),
  };
}

/** Below 48em the banner shows `mobile`; above, `wide` and, if there is one, `narrow` side by side. */
const buildBanner = (
  { wide, narrow, mobile }: NonNullable<Content["home"]["novedades"]>,
  toPictureSource: ToPictureSource,
) => ({
  wide: toPictureSource(wide),
  mobile: toPictureSource({ ...wide, file: mobile ?? wide.file }),
  narrow: narrow && toPictureSource(narrow),
});

/** Returns the frame of all cards: square if at least half of the bags begin with a photo that is not upright. */
function chooseCardFrame(firstPhotos: readonly PictureSource[]): Frame {
  const widePhotos = firstPhotos.filter(({ width, height }) => width / height > 0.9);
  return 2 * widePhotos.length >= firstPhotos.length ? "square" : "portrait";
}

/** Selects the content that hydrated pages carry as JSON, without the fields that only a static page shows. */
export const selectAppContent = ({ shop, catalogue, legal, ...content }: ShopContent) => {
  const { promise, yarns, delivery, product, shipping, withoutVat, ...appShop } = shop;
  return {
    ...content,
    shop: appShop,
    catalogue: catalogue.map(({ details, yarns, photoYarn, hasOwnYarns, frame, ...bag }) => bag),
  };
};

/** The content that components read, on every page. */
export type AppContent = ReturnType<typeof selectAppContent>;
