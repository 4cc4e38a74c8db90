import { isHidden } from "../../model/cross-field-checks.ts";
import type { Shipped } from "../../model/demo-content.ts";
import { emailjs } from "../../model/emailjs.ts";
import { textOf } from "../../model/values.ts";
import type { Draft, Snapshot } from "./draft.ts";
import { type BagNow, bagsNow, changed, dataNow, withoutBag } from "./edit.ts";
import { ABOUT, type FieldPlace, HOME, mediaIn, placesIn, SHARE, SHOP } from "./files.ts";

/** Something that is to be made hers, and whether the content says that it is. */
export type FirstStep = { title: string; isDone: boolean; note?: string } & (
  | { fields: readonly FieldPlace[] }
  | { does: "add a bag" | "remove the shipped bags" }
);

/** Tells what is still as it was shipped. */
function hersIn(snapshot: Snapshot, draft: Draft, shipped: Shipped) {
  const texts = new Set(shipped.texts);
  const files = new Set(shipped.files);
  const isShippedFile = (file: string): boolean => {
    const { now } = draft.files[file] ?? {};
    return files.has(typeof now === "object" ? now.oid : (snapshot.oids[file] ?? ""));
  };
  return {
    isShippedFile,
    isShippedText: (value: unknown): boolean => texts.has(textOf(value)),
  };
}

type Hers = ReturnType<typeof hersIn>;

const photosOf = ({ file, data }: BagNow): string[] =>
  mediaIn(file, data.photos).map((named) => named.file);

/** A bag in which she has changed nothing that tells whose it is. */
const isShippedBag = (bag: BagNow, { isShippedFile, isShippedText }: Hers): boolean =>
  isShippedText(bag.data.name) && photosOf(bag).every(isShippedFile);

const isHerBag = (bag: BagNow, { isShippedFile, isShippedText }: Hers): boolean => {
  const photos = photosOf(bag);
  return textOf(bag.data.name) !== "" && !isShippedText(bag.data.name) && photos.length > 0
    ? !photos.some(isShippedFile)
    : false;
};

/**
 * From the shop as it was shipped to a shop of her own.
 *
 * @param tested whether the provider has taken a message with these ids, as far as this browser knows
 */
export function firstSteps(
  snapshot: Snapshot,
  draft: Draft,
  shipped: Shipped,
  tested: (ids: unknown) => boolean,
): FirstStep[] {
  const hers = hersIn(snapshot, draft, shipped);
  const [shop, about, home] = [SHOP, ABOUT, HOME].map((file) => dataNow(snapshot, draft, file));
  const has = (data: unknown, ...keys: string[]): boolean =>
    keys.every((key) => {
      const value = Object(data)[key];
      return textOf(value) !== "" && !hers.isShippedText(value);
    });
  const shows = (file: string, data: unknown): boolean =>
    mediaIn(file, data).some((named) => hers.isShippedFile(named.file));
  const profiles = [shop?.instagram, shop?.tiktok];
  const bags = bagsNow(snapshot, draft);
  return [
    {
      title: "Tu nombre y tu lema",
      isDone: has(shop, "brand", "tagline", "description"),
      fields: placesIn(SHOP, "brand", "tagline", "description"),
    },
    {
      title: "Tu WhatsApp, tu correo y tus redes",
      isDone:
        has(shop, "email", "phone", "whatsapp") &&
        !profiles.some((profile) => hers.isShippedText(profile)),
      fields: placesIn(SHOP, "whatsapp", "phone", "email", "instagram", "tiktok"),
    },
    {
      title: "Correo del formulario",
      isDone: tested(shop?.emailjs),
      // Another browser may have tried them: none knows of another.
      ...(emailjs.safeParse(shop?.emailjs).success && {
        note: "Las claves están puestas. Falta probarlas en este navegador.",
      }),
      fields: placesIn(SHOP, "emailjs"),
    },
    {
      title: "Tus datos legales",
      isDone: has(shop?.legal, "name", "nif", "address"),
      fields: placesIn(SHOP, "legal"),
    },
    {
      title: "Tu primer bolso",
      isDone: bags.some((bag) => isHerBag(bag, hers)),
      does: "add a bag",
    },
    {
      title: "Quitar los bolsos de prueba",
      isDone: !bags.some((bag) => isShippedBag(bag, hers)),
      does: "remove the shipped bags",
    },
    {
      title: "Sobre Nosotros",
      isDone:
        !Object.values(Object(about?.paragraphs)).some(hers.isShippedText) &&
        !shows(ABOUT, about?.photo),
      fields: placesIn(ABOUT, "paragraphs", "photo"),
    },
    {
      title: "Tu película, o ninguna",
      isDone: !shows(HOME, home?.hero),
      fields: placesIn(HOME, "title", "hero"),
    },
    {
      title: "Tus fotos grandes",
      isDone: !shows(HOME, home?.novedades) && !shows(HOME, home?.stitches),
      fields: placesIn(HOME, "novedades", "stitches"),
    },
    {
      title: "Tu foto para los chats y tu icono",
      isDone: !hers.isShippedFile(SHARE),
      fields: [[SHARE], [SHOP, "icon"]],
    },
    { title: "Tu dirección", isDone: has(shop, "url"), fields: placesIn(SHOP, "url") },
  ];
}

/** How many bags stand on Home at first. */
const FEATURED = 3;

/** The draft without the bags that were shipped; one in which she has changed something stays. */
export function withoutShippedBags(snapshot: Snapshot, draft: Draft, shipped: Shipped): Draft {
  const hers = hersIn(snapshot, draft, shipped);
  const [gone, kept] = [true, false].map((is) =>
    bagsNow(snapshot, draft).filter((bag) => isShippedBag(bag, hers) === is),
  );
  const bare = (gone ?? []).reduce((next, { folder }) => withoutBag(snapshot, next, folder), draft);
  const shown = (kept ?? []).filter(({ data }) => !isHidden(data));
  // Home shows at least one.
  if (shown.some(({ data }) => data.featured === true)) return bare;
  return shown
    .slice(0, FEATURED)
    .reduce((next, { file }) => changed(snapshot, next, file, ["featured"], true), bare);
}
