import { isHidden } from "../../model/cross-field-checks.ts";
import type { Shipped } from "../../model/demo-content.ts";
import { emailjs } from "../../model/emailjs.ts";
import { fieldAt } from "../../model/form-fields.ts";
import { type Path, valueAt } from "../../model/problem.ts";
import { textOf } from "../../model/values.ts";
import { type BagNow, bagsNow, withoutBag } from "./bags.ts";
import { type Draft, dataNow, saidNow, withField } from "./draft.ts";
import {
  ABOUT,
  type FieldPlace,
  HOME,
  labelOf,
  mediaIn,
  placesIn,
  SHARE,
  SHOP,
  schemaOf,
} from "./files.ts";
import { same } from "./yaml.ts";

/** Something that is to be made hers, and whether the content says that it is. */
export type FirstStep = {
  title: string;
  isDone: boolean;
  /** What is still to be done, in a few words. */
  note?: string;
  /** The button that leaves all as it is: no field can tell whether that is meant. */
  settles?: string;
} & (
  | { fields: readonly FieldPlace[]; more?: readonly FieldPlace[] }
  | { does: "add a bag" | "remove the shipped bags" }
);

/** Tells what is still as it was shipped. */
function hersIn(draft: Draft, shipped: Shipped) {
  const texts = new Set(shipped.texts);
  const files = new Set(shipped.files);
  const isShippedFile = (file: string): boolean => files.has(Object(saidNow(draft, file)).oid);
  return {
    isShippedFile,
    isShippedText: (value: unknown): boolean => texts.has(textOf(value)),
  };
}

type Hers = ReturnType<typeof hersIn>;

const photosOf = ({ file, data }: BagNow): string[] =>
  mediaIn(file, data).map((named) => named.file);

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
 * @param isSettled whether she has said of a step that all is well as it is
 */
export function firstSteps(
  draft: Draft,
  shipped: Shipped,
  isSettled: (step: string) => boolean,
): FirstStep[] {
  const hers = hersIn(draft, shipped);
  const shop = dataNow(draft, SHOP);

  /** The names of the fields that are still as they were shipped, or empty though the shop needs them. */
  function missing(file: string, ...path: Path): string[] {
    if (path.length === 0) return hers.isShippedFile(file) ? ["Foto para los chats"] : [];
    const field = fieldAt(schemaOf(file), path);
    if (field?.fields) return field.fields.flatMap(({ key }) => missing(file, ...path, key));
    const value = valueAt(dataNow(draft, file), path);
    if (field?.item) {
      const items = Object.keys(Object(value));
      const isLeft = items.some((i) => missing(file, ...path, Number(i)).length > 0);
      return isLeft ? [field.label] : [];
    }
    const isNeeded = field && (!field.optional || field.otherwise === "");
    const isShipped =
      hers.isShippedText(value) ||
      mediaIn(file, dataNow(draft, file)).some(
        (named) => same(named.path, path) && hers.isShippedFile(named.file),
      );
    return isShipped || (isNeeded && textOf(value) === "") ? [labelOf(file, path)] : [];
  }

  const step = (title: string, fields: readonly FieldPlace[], settles?: string): FirstStep => {
    const left = [...new Set(fields.flatMap((place) => missing(...place)))];
    return {
      title,
      fields,
      isDone: isSettled(title) || left.length === 0,
      ...(left.length > 0 && { note: `Falta: ${left.join(", ")}.` }),
      ...(settles && { settles }),
    };
  };
  const mail = "Correo del formulario";
  const shipping = step("Envío", placesIn(SHOP, "shipping", "promo"), "El envío es gratis");
  const bags = bagsNow(draft);
  return [
    step("Tu nombre y tu lema", placesIn(SHOP, "brand", "tagline", "description")),
    step(
      "Tu WhatsApp, tu correo y tus redes",
      placesIn(SHOP, "whatsapp", "email", "phone", "instagram", "tiktok"),
    ),
    step("Tu ciudad", placesIn(SHOP, "location"), "Es esta"),
    {
      ...shipping,
      isDone: isSettled(shipping.title) || shop.shipping !== undefined,
      note: "Falta: cuánto cuesta, o que es gratis.",
    },
    step("Cómo se pide", placesIn(SHOP, "howToOrder"), "Se pide así"),
    {
      title: mail,
      isDone: emailjs.safeParse(shop.emailjs).success || isSettled(mail),
      note: "Falta: las tres claves, si quieres formulario.",
      fields: placesIn(SHOP, "emailjs"),
      settles: "No quiero formulario",
    },
    step("Tus datos legales", placesIn(SHOP, "legal")),
    {
      title: "Tu primer bolso",
      isDone: bags.some((bag) => isHerBag(bag, hers)),
      note: "Falta: un bolso con su nombre y sus fotos.",
      does: "add a bag",
    },
    {
      title: "Quitar los bolsos de prueba",
      isDone: !bags.some((bag) => isShippedBag(bag, hers)),
      does: "remove the shipped bags",
    },
    step("Sobre Nosotros", placesIn(ABOUT, "paragraphs", "photo")),
    step("Tu portada, sin película si no tienes", placesIn(HOME, "title", "hero")),
    step("Tus fotos grandes", placesIn(HOME, "novedades", "stitches")),
    step("Tu foto para los chats y tu icono", [[SHARE], [SHOP, "icon"]]),
    step("Tu dirección", placesIn(SHOP, "url")),
  ];
}

/** How many bags stand on Home at first. */
const FEATURED = 3;

/** The draft without the bags that were shipped; one in which she has changed something stays. */
export function withoutShippedBags(draft: Draft, shipped: Shipped): Draft {
  const hers = hersIn(draft, shipped);
  const [gone, kept] = [true, false].map((is) =>
    bagsNow(draft).filter((bag) => isShippedBag(bag, hers) === is),
  );
  const bare = (gone ?? []).reduce((next, { folder }) => withoutBag(next, folder), draft);
  const shown = (kept ?? []).filter(({ data }) => !isHidden(data));
  // Home shows at least one.
  if (shown.some(({ data }) => data.featured === true)) return bare;
  return shown
    .slice(0, FEATURED)
    .reduce((next, { file }) => withField(next, file, ["featured"], true), bare);
}
