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
  SHARE_IMAGE_FILE,
  SHOP_FILE,
  SINGLETON_FILES,
  schemaOf,
} from "../draft/content-paths";
import type { findRemainingSetup } from "../draft/remaining-setup";
import type { PreviewTarget, Region, Tap } from "../preview/targets";

/** Fields that she meets together, in whatever file each is written. No field stands in two parts. */
export type Panel = {
  title: string;
  fields: readonly FieldRef[];
  /** Where in the shop they are seen. */
  region?: Region;
  /** The button that leaves them as they are, among the first steps: no field tells whether that is meant. */
  confirmLabel?: string;
};

/** All that is no bag, in the groups of «Ir a…». */
export const PANEL_GROUPS: Readonly<Record<string, readonly Panel[]>> = {
  Portada: [
    { title: "Título e imagen", fields: fieldRefs(HOME_FILE, "title", "hero"), region: "hero" },
    { title: "Fotos de Novedades", fields: fieldRefs(HOME_FILE, "novedades"), region: "news" },
    { title: "Foto de los puntos", fields: fieldRefs(HOME_FILE, "stitches"), region: "stitches" },
    { title: "Aviso", fields: fieldRefs(SHOP_FILE, "notice"), region: "notice" },
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
      region: "top",
    },
    {
      title: "Sobre Nosotros",
      fields: fieldRefs(ABOUT_FILE, "paragraphs", "photo", "signature"),
      region: "about",
    },
    { title: "Redes", fields: fieldRefs(SHOP_FILE, "instagram", "tiktok"), region: "foot" },
  ],
  "Contacto y envío": [
    {
      title: "Contacto",
      fields: fieldRefs(SHOP_FILE, "whatsapp", "email", "phone"),
      region: "contact",
    },
    {
      title: "Ciudad",
      fields: fieldRefs(SHOP_FILE, "location"),
      region: "contact",
      confirmLabel: "Es esta",
    },
    {
      title: "Envío",
      fields: fieldRefs(SHOP_FILE, "shipping", "promo"),
      region: "promo",
      confirmLabel: "El envío es gratis",
    },
    {
      title: "Cómo se pide",
      fields: fieldRefs(SHOP_FILE, "howToOrder"),
      region: "order",
      confirmLabel: "Se pide así",
    },
    {
      title: "Correo del formulario",
      fields: fieldRefs(SHOP_FILE, "emailjs"),
      region: "contact",
      confirmLabel: "No quiero formulario",
    },
  ],
  "La tienda": [
    { title: "Colores", fields: fieldRefs(SHOP_FILE, "colours"), region: "top" },
    { title: "Aviso legal", fields: fieldRefs(SHOP_FILE, "legal"), region: "foot" },
    {
      title: "Dirección, buscadores e icono",
      fields: [
        ...fieldRefs(SHOP_FILE, "url", "description"),
        [SHARE_IMAGE_FILE],
        [SHOP_FILE, "icon"],
      ],
    },
  ],
};

const PANELS = Object.values(PANEL_GROUPS).flat();

/** A sheet, with what it shows. */
export type SheetState =
  /** What of it has been tapped: a field, or a photograph. */
  | { sheet: "bag"; folder: string; focusedPath?: string }
  | { sheet: "part"; panel: Panel; focusedPath?: string }
  | { sheet: "goTo" | "publish" | "history" | "steps" | "newBag" | "order" };

const hasField = ({ fields }: Panel, file: string, path: Path): boolean =>
  fields.some(([own, key]) => own === file && key === path[0]);

/** Where she finds a field. */
export function findSheet(file: string, path: Path): SheetState | undefined {
  const tapped = path.join(".");
  const folder = bagFolder(file);
  if (folder !== undefined) return { sheet: "bag", folder, focusedPath: tapped };
  const part = PANELS.find((one) => hasField(one, file, path));
  return part && { sheet: "part", panel: part, focusedPath: tapped };
}

/** Something that is to be made hers, and where; without a sheet, the shipped bags are to be taken out. */
export type FirstStep = { title: string; note?: string; sheet?: SheetState };

/**
 * From the shop as it was shipped to a shop of her own.
 *
 * @param settled the parts of which she has said that all is well as it is
 */
export function listFirstSteps(
  left: ReturnType<typeof findRemainingSetup>,
  settled: readonly string[],
) {
  const steps = PANELS.flatMap((part): FirstStep[] => {
    const names = left.fields
      .filter(({ file, path }) => hasField(part, file, path))
      .map(({ file, path }) => labelOf(file, path.slice(0, 2)));
    if (names.length === 0 || settled.includes(part.title)) return [];
    const note = `Falta: ${[...new Set(names)].join(", ")}.`;
    return [{ title: part.title, note, sheet: { sheet: "part", panel: part } }];
  });
  if (!left.hasOwnBag)
    steps.unshift({
      title: "Tu primer bolso",
      note: "Falta: un bolso con su nombre y sus fotos.",
      sheet: { sheet: "newBag" },
    });
  else if (left.exampleBagFolders.length > 0)
    steps.unshift({ title: "Quitar los bolsos de prueba" });
  return steps;
}

type ReadData = (file: string) => Record<string, unknown>;

const bagFileOf = (thing: PreviewTarget) =>
  thing.startsWith("bolsos/") ? `${thing}bolso.yaml` : undefined;

/** The sheet of what she has tapped, at the field with these words or this name; fields that are seen there come first. */
export function findTappedSheet(
  { target: thing, text: words, isPicture }: Tap,
  data: ReadData,
): SheetState | undefined {
  const bag = bagFileOf(thing);
  if (bag && isPicture) return findSheet(bag, ["photos"]);
  if (bag && /^(de )?[\d.]+,\d\d €/.test(words)) return findSheet(bag, ["price"]);
  const parts = PANELS.filter(({ region: place }) => place === thing);
  const isHere = ({ file, path }: { file: string; path: Path }) =>
    parts.some((part) => hasField(part, file, path));
  const fields = (bag ? [bag] : SINGLETON_FILES)
    .flatMap((file) => collectLeaves(schemaOf(file), data(file)).map((leaf) => ({ file, ...leaf })))
    .filter(({ value }) => hasText(value))
    .sort((one, other) => Number(isHere(other)) - Number(isHere(one)));
  const field =
    fields.find(({ value }) => normalizeText(value) === words) ??
    fields.find(({ file, path }) => words.startsWith(labelOf(file, path)));
  if (field ?? bag) return findSheet(field?.file ?? bag ?? "", field?.path ?? []);
  const part = parts.find(({ title }) => words.startsWith(title)) ?? parts[0];
  return part && { sheet: "part", panel: part };
}

/** Where in the shop is seen what a sheet changes. */
export function targetOf(open: SheetState | undefined): PreviewTarget | undefined {
  if (open?.sheet === "bag") return `bolsos/${open.folder}/`;
  return open?.sheet === "part" ? open.panel.region : undefined;
}

export const COLLECTIONS = {
  new: ["Novedades", "#/novedades"],
  basic: ["Essentials", "#/essentials"],
} as const;

const SCREEN_TARGETS: Readonly<Record<string, readonly PreviewTarget[]>> = {
  "#/": ["hero", "stitches", "about", "contact"],
  "#/novedades": ["news", "order"],
};

/** The screen on which that is; nothing where every screen shows it, or none. */
export function findScreen(thing: PreviewTarget | undefined, data: ReadData): string | undefined {
  if (!thing) return undefined;
  const bag = bagFileOf(thing);
  if (!bag)
    return Object.keys(SCREEN_TARGETS).find((screen) => SCREEN_TARGETS[screen]?.includes(thing));
  const { category, hidden } = data(bag);
  return hidden ? undefined : COLLECTIONS[category === "new" ? "new" : "basic"][1];
}
