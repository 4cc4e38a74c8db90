import { fileNamed } from "../../model/content-files.ts";
import { isHidden } from "../../model/cross-field-checks.ts";
import type { Shipped } from "../../model/demo-content.ts";
import { emailjs } from "../../model/emailjs.ts";
import { type Leaf, leavesOf } from "../../model/form-fields.ts";
import { textOf } from "../../model/values.ts";
import { bagsNow, FEATURED, withoutBag } from "./bags.ts";
import { readable } from "./content.ts";
import { type Draft, dataNow, saidNow, withField } from "./draft.ts";
import { ABOUT, type FieldPlace, HOME, labelOf, placesIn, SHARE, SHOP, schemaOf } from "./files.ts";

/** Something that is to be made hers, and whether the content says that it is. */
export type FirstStep = {
  title: string;
  isDone: boolean;
  /** What is still to be done, in a few words. */
  note?: string;
  /** The button that leaves all as it is: no field can tell whether that is meant. */
  settles?: string | undefined;
} & ({ fields: readonly FieldPlace[] } | { does: "add a bag" | "remove the shipped bags" });

/** Tells what is still as it was shipped. */
function shippedIn(draft: Draft, shipped: Shipped) {
  const [texts, files] = [new Set(shipped.texts), new Set(shipped.files)];
  const isFile = (file: string): boolean => files.has(Object(saidNow(draft, file)).oid);
  const isLeaf = (file: string, { value, meta }: Leaf): boolean =>
    meta.names ? isFile(fileNamed(file, textOf(value))) : texts.has(textOf(value));
  /** Of a bag's name and each of its photos: whether it is the demonstration's. */
  const marksOf = (file: string): boolean[] =>
    leavesOf(schemaOf(file), dataNow(draft, file))
      .filter(({ path, meta }) => path[0] === "name" || meta.names)
      .map((leaf) => isLeaf(file, leaf));
  return {
    isFile,
    isLeaf,
    isShippedBag: ({ file }: { file: string }): boolean =>
      marksOf(file).includes(true) && !marksOf(file).includes(false),
    isHerBag: ({ file }: { file: string }): boolean =>
      marksOf(file).length > 1 && !marksOf(file).includes(true),
  };
}

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
  const { isFile, isLeaf, isShippedBag, isHerBag } = shippedIn(draft, shipped);
  const shop = dataNow(draft, SHOP);

  /** The names of the fields that are still as they were shipped, or empty though the shop needs them. */
  function missingIn([file, top]: FieldPlace): string[] {
    if (top === undefined) return isFile(file) ? ["Foto para los chats"] : [];
    return leavesOf(schemaOf(file), readable(file, dataNow(draft, file)))
      .filter((leaf) => leaf.path[0] === top && (leaf.value === "" || isLeaf(file, leaf)))
      .map(({ path }) => {
        const entry = path.findIndex((key) => typeof key === "number");
        return labelOf(file, entry < 0 ? path : path.slice(0, entry));
      });
  }

  const step = (
    title: string,
    fields: readonly FieldPlace[],
    settles?: string,
    left = fields.flatMap(missingIn),
  ): FirstStep => ({
    ...{ title, fields, settles },
    isDone: isSettled(title) || left.length === 0,
    note: `Falta: ${[...new Set(left)].join(", ")}.`,
  });
  const bags = bagsNow(draft);
  return [
    step("Tu nombre y tu lema", placesIn(SHOP, "brand", "tagline", "description")),
    step(
      "Tu WhatsApp, tu correo y tus redes",
      placesIn(SHOP, "whatsapp", "email", "phone", "instagram", "tiktok"),
    ),
    step("Tu ciudad", placesIn(SHOP, "location"), "Es esta"),
    step(
      "Envío",
      placesIn(SHOP, "shipping", "promo"),
      "El envío es gratis",
      shop.shipping === undefined ? ["cuánto cuesta, o que es gratis"] : [],
    ),
    step("Cómo se pide", placesIn(SHOP, "howToOrder"), "Se pide así"),
    step(
      "Correo del formulario",
      placesIn(SHOP, "emailjs"),
      "No quiero formulario",
      emailjs.safeParse(shop.emailjs).success ? [] : ["las tres claves, si quieres formulario"],
    ),
    step("Tus datos legales", placesIn(SHOP, "legal")),
    {
      title: "Tu primer bolso",
      isDone: bags.some(isHerBag),
      note: "Falta: un bolso con su nombre y sus fotos.",
      does: "add a bag",
    },
    {
      title: "Quitar los bolsos de prueba",
      isDone: !bags.some(isShippedBag),
      does: "remove the shipped bags",
    },
    step("Sobre Nosotros", placesIn(ABOUT, "paragraphs", "photo")),
    step("Tu portada, sin película si no tienes", placesIn(HOME, "title", "hero")),
    step("Tus fotos grandes", placesIn(HOME, "novedades", "stitches")),
    step("Tu foto para los chats y tu icono", [[SHARE], [SHOP, "icon"]]),
    step("Tu dirección", placesIn(SHOP, "url")),
  ];
}

/** The draft without the bags that were shipped; one in which she has changed something stays. */
export function withoutShippedBags(draft: Draft, shipped: Shipped): Draft {
  const { isShippedBag } = shippedIn(draft, shipped);
  const bare = bagsNow(draft)
    .filter(isShippedBag)
    .reduce((next, { folder }) => withoutBag(next, folder), draft);
  const shown = bagsNow(bare).filter(({ data }) => !isHidden(data));
  // Home shows at least one.
  if (shown.some(({ data }) => data.featured === true)) return bare;
  return shown
    .slice(0, FEATURED)
    .reduce((next, { file }) => withField(next, file, ["featured"], true), bare);
}
