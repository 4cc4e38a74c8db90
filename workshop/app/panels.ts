import { collectLeaves } from "../../model/form-fields";
import type { Path } from "../../model/problem";
import { hasText, normalizeText } from "../../model/values";
import {
  ABOUT_FILE,
  bagFolder,
  type FieldRef,
  fieldRefs,
  HOME_FILE,
  labelOf,
  SHARE,
  SHOP_FILE,
  SINGLE_FILES,
  schemaOf,
} from "../draft/content-paths";
import type { findRemainingSetup } from "../draft/remaining-setup";
import type { PreviewTarget, Region, Tap } from "../preview/targets";

/** Fields that she meets together, in whatever file each is written. No field stands in two parts. */
export type Part = {
  title: string;
  fields: readonly FieldRef[];
  /** Where in the shop they are seen. */
  place?: Region;
  /** The button that leaves them as they are, among the first steps: no field tells whether that is meant. */
  settles?: string;
};

/** All that is no bag, in the groups of «Ir a…». */
export const GROUPS: Readonly<Record<string, readonly Part[]>> = {
  Portada: [
    { title: "Título e imagen", fields: fieldRefs(HOME_FILE, "title", "hero"), place: "hero" },
    { title: "Fotos de Novedades", fields: fieldRefs(HOME_FILE, "novedades"), place: "news" },
    { title: "Foto de los puntos", fields: fieldRefs(HOME_FILE, "stitches"), place: "stitches" },
    { title: "Aviso", fields: fieldRefs(SHOP_FILE, "notice"), place: "notice" },
  ],
  Bolsos: [
    {
      title: "Lo que dicen todos los bolsos",
      fields: fieldRefs(SHOP_FILE, "tag", "promise", "whatsappText", "yarns"),
    },
  ],
  "Sobre ti": [
    {
      title: "Nombre y lema",
      fields: fieldRefs(SHOP_FILE, "brand", "tagline", "logo"),
      place: "top",
    },
    {
      title: "Sobre Nosotros",
      fields: fieldRefs(ABOUT_FILE, "paragraphs", "photo", "signature"),
      place: "about",
    },
    { title: "Redes", fields: fieldRefs(SHOP_FILE, "instagram", "tiktok"), place: "foot" },
  ],
  "Contacto y envío": [
    {
      title: "Contacto",
      fields: fieldRefs(SHOP_FILE, "whatsapp", "email", "phone"),
      place: "contact",
    },
    {
      title: "Ciudad",
      fields: fieldRefs(SHOP_FILE, "location"),
      place: "contact",
      settles: "Es esta",
    },
    {
      title: "Envío",
      fields: fieldRefs(SHOP_FILE, "shipping", "promo"),
      place: "promo",
      settles: "El envío es gratis",
    },
    {
      title: "Cómo se pide",
      fields: fieldRefs(SHOP_FILE, "howToOrder"),
      place: "order",
      settles: "Se pide así",
    },
    {
      title: "Correo del formulario",
      fields: fieldRefs(SHOP_FILE, "emailjs"),
      place: "contact",
      settles: "No quiero formulario",
    },
  ],
  "La tienda": [
    { title: "Colores", fields: fieldRefs(SHOP_FILE, "colours"), place: "top" },
    { title: "Aviso legal", fields: fieldRefs(SHOP_FILE, "legal"), place: "foot" },
    {
      title: "Dirección, buscadores e icono",
      fields: [...fieldRefs(SHOP_FILE, "url", "description"), [SHARE], [SHOP_FILE, "icon"]],
    },
  ],
};

const PARTS = Object.values(GROUPS).flat();

/** A sheet, with what it shows. */
export type Open =
  /** What of it has been tapped: a field, or a photograph. */
  | { sheet: "bag"; folder: string; tapped?: string }
  | { sheet: "part"; part: Part; tapped?: string }
  | { sheet: "goTo" | "publish" | "history" | "steps" | "newBag" | "order" };

const has = ({ fields }: Part, file: string, path: Path): boolean =>
  fields.some(([own, key]) => own === file && key === path[0]);

/** Where she finds a field. */
export function sheetOf(file: string, path: Path): Open | undefined {
  const tapped = path.join(".");
  const folder = bagFolder(file);
  if (folder !== undefined) return { sheet: "bag", folder, tapped };
  const part = PARTS.find((one) => has(one, file, path));
  return part && { sheet: "part", part, tapped };
}

/** Something that is to be made hers, and where; without a sheet, the shipped bags are to be taken out. */
export type FirstStep = { title: string; note?: string; next?: Open };

/**
 * From the shop as it was shipped to a shop of her own.
 *
 * @param settled the parts of which she has said that all is well as it is
 */
export function firstSteps(
  left: ReturnType<typeof findRemainingSetup>,
  settled: readonly string[],
) {
  const steps = PARTS.flatMap((part): FirstStep[] => {
    const names = left.fields
      .filter(({ file, path }) => has(part, file, path))
      .map(({ file, path }) => labelOf(file, path.slice(0, 2)));
    if (names.length === 0 || settled.includes(part.title)) return [];
    const note = `Falta: ${[...new Set(names)].join(", ")}.`;
    return [{ title: part.title, note, next: { sheet: "part", part } }];
  });
  if (!left.hasOwnBag)
    steps.unshift({
      title: "Tu primer bolso",
      note: "Falta: un bolso con su nombre y sus fotos.",
      next: { sheet: "newBag" },
    });
  else if (left.exampleBagFolders.length > 0)
    steps.unshift({ title: "Quitar los bolsos de prueba" });
  return steps;
}

type Data = (file: string) => Record<string, unknown>;

const bagOf = (thing: PreviewTarget) =>
  thing.startsWith("bolsos/") ? `${thing}bolso.yaml` : undefined;

/** The sheet of what she has tapped, at the field with these words or this name; fields that are seen there come first. */
export function tappedSheet(
  { target: thing, text: words, isPicture }: Tap,
  data: Data,
): Open | undefined {
  const bag = bagOf(thing);
  if (bag && isPicture) return sheetOf(bag, ["photos"]);
  if (bag && /^(de )?[\d.]+,\d\d €/.test(words)) return sheetOf(bag, ["price"]);
  const parts = PARTS.filter(({ place }) => place === thing);
  const isHere = ({ file, path }: { file: string; path: Path }) =>
    parts.some((part) => has(part, file, path));
  const fields = (bag ? [bag] : SINGLE_FILES)
    .flatMap((file) => collectLeaves(schemaOf(file), data(file)).map((leaf) => ({ file, ...leaf })))
    .filter(({ value }) => hasText(value))
    .sort((one, other) => Number(isHere(other)) - Number(isHere(one)));
  const field =
    fields.find(({ value }) => normalizeText(value) === words) ??
    fields.find(({ file, path }) => words.startsWith(labelOf(file, path)));
  if (field ?? bag) return sheetOf(field?.file ?? bag ?? "", field?.path ?? []);
  const part = parts.find(({ title }) => words.startsWith(title)) ?? parts[0];
  return part && { sheet: "part", part };
}

/** Where in the shop is seen what a sheet changes. */
export function thingOf(open: Open | undefined): PreviewTarget | undefined {
  if (open?.sheet === "bag") return `bolsos/${open.folder}/`;
  return open?.sheet === "part" ? open.part.place : undefined;
}

export const SHELVES = {
  new: ["Novedades", "#/novedades"],
  basic: ["Essentials", "#/essentials"],
} as const;

const SCREENS: Readonly<Record<string, readonly PreviewTarget[]>> = {
  "#/": ["hero", "stitches", "about", "contact"],
  "#/novedades": ["news", "order"],
};

/** The screen on which that is; nothing where every screen shows it, or none. */
export function screenOf(thing: PreviewTarget | undefined, data: Data): string | undefined {
  if (!thing) return undefined;
  const bag = bagOf(thing);
  if (!bag) return Object.keys(SCREENS).find((screen) => SCREENS[screen]?.includes(thing));
  const { category, hidden } = data(bag);
  return hidden ? undefined : SHELVES[category === "new" ? "new" : "basic"][1];
}
