import { collectLeaves } from "../../model/form-fields";
import type { Path } from "../../model/problem";
import { hasText, normalizeText } from "../../model/values";
import { routeHash } from "../../src/app/routes";
import { bindShortWords } from "../../src/content/bind-short-words";
import { type Category, collectionOf } from "../../src/lib/collections";
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
import type { findRemainingSetup, UnfinishedField } from "../draft/remaining-setup";
import { pickValidValues } from "../draft/valid-files";
import type { PreviewTarget, Region, Tap } from "../preview/targets";

/** Fields that the owner edits together, from one file or several. No field is in two panels. */
export type Panel = {
  title: string;
  fields: readonly FieldRef[];
  /** The parts of the shop that show the fields, the main one first. */
  regions?: readonly Region[];
  /** Label of the button that confirms a missing field. */
  confirmLabel?: string;
};

/** Everything that the owner edits besides bags, grouped as in «Ir a…». */
export const PANEL_GROUPS: Readonly<Record<string, readonly Panel[]>> = {
  Portada: [
    {
      title: "Título e imagen",
      fields: fieldRefs(HOME_FILE, "title", "hero", "stitches"),
      regions: ["hero", "stitches"],
    },
    { title: "Fotos de Novedades", fields: fieldRefs(HOME_FILE, "novedades"), regions: ["news"] },
    { title: "Aviso", fields: fieldRefs(SHOP_FILE, "notice"), regions: ["notice"] },
  ],
  Bolsos: [
    {
      title: "Lo que dicen todos los bolsos",
      fields: fieldRefs(SHOP_FILE, "tag", "promise", "whatsappText", "empty", "yarns"),
    },
  ],
  "Sobre ti": [
    {
      title: "Nombre y lema",
      fields: fieldRefs(SHOP_FILE, "brand", "tagline", "logo"),
      regions: ["top"],
    },
    {
      title: "Sobre Nosotros",
      fields: fieldRefs(ABOUT_FILE, "paragraphs", "photo", "signature"),
      regions: ["about"],
    },
    { title: "Redes", fields: fieldRefs(SHOP_FILE, "instagram", "tiktok"), regions: ["foot"] },
  ],
  "Contacto y envío": [
    {
      title: "Contacto",
      fields: fieldRefs(SHOP_FILE, "whatsapp", "email", "phone", "location"),
      regions: ["contact"],
    },
    {
      title: "Envío",
      fields: fieldRefs(SHOP_FILE, "shipping", "promo"),
      regions: ["promo"],
      confirmLabel: "El envío es gratis",
    },
    { title: "Cómo se pide", fields: fieldRefs(SHOP_FILE, "howToOrder"), regions: ["order"] },
    {
      title: "Correo del formulario",
      fields: fieldRefs(SHOP_FILE, "emailjs"),
      regions: ["contact"],
      confirmLabel: "No quiero formulario",
    },
  ],
  "La tienda": [
    { title: "Colores", fields: fieldRefs(SHOP_FILE, "colours"), regions: ["top"] },
    { title: "Aviso legal", fields: fieldRefs(SHOP_FILE, "legal"), regions: ["foot"] },
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

export const PANELS = Object.values(PANEL_GROUPS).flat();

/** An open sheet and its props. `focusedPath`: the tapped field or photo. */
export type SheetState =
  | { sheet: "bag"; folder: string; focusedPath?: string }
  | { sheet: "panel"; panel: Panel; focusedPath?: string }
  | { sheet: "newBag"; copyOf?: string }
  | { sheet: "menu" | "publish" | "history" | "steps" | "order" };

const hasField = ({ fields }: Panel, file: string, path: Path): boolean =>
  fields.some(([fieldFile, key]) => fieldFile === file && key === path[0]);

/** Returns the sheet that edits a field. */
export function findSheet(file: string, path: Path): SheetState | undefined {
  const focusedPath = path.join(".");
  const folder = bagFolder(file);
  if (folder !== undefined) return { sheet: "bag", folder, focusedPath };
  const panel = PANELS.find((candidate) => hasField(candidate, file, path));
  return panel && { sheet: "panel", panel, focusedPath };
}

/** A setup task and the sheet for it. The step without a sheet removes the example bags. */
export type FirstStep = {
  title: string;
  note?: string;
  sheet?: SheetState;
  /** The fields that the owner may confirm as they are. */
  confirmable?: readonly UnfinishedField[];
};

/** Lists the steps from the example to the owner's shop. */
export function listFirstSteps({
  fields,
  mixedBags,
  hasOwnBag,
  exampleBagFolders,
}: ReturnType<typeof findRemainingSetup>): FirstStep[] {
  const bagSteps = mixedBags.map((bag): FirstStep => {
    const sheet = { sheet: "bag", folder: bag.folder } as const;
    return { title: bag.name, note: describeFields(bag.fields), sheet };
  });
  const panelSteps = PANELS.flatMap((panel): FirstStep[] => {
    const unfinished = fields.filter(({ file, path }) => hasField(panel, file, path));
    if (unfinished.length === 0) return [];
    const confirmable = unfinished.filter(({ canConfirm }) => canConfirm);
    const note = describeFields(unfinished);
    return [{ title: panel.title, note, sheet: { sheet: "panel", panel }, confirmable }];
  });
  const steps = [...bagSteps, ...panelSteps];
  if (!hasOwnBag)
    steps.unshift({
      title: "Tu primer bolso",
      note: "Falta: un bolso con su nombre y sus fotos.",
      sheet: { sheet: "newBag" },
    });
  else if (exampleBagFolders.length > 0) steps.unshift({ title: "Quitar los bolsos de prueba" });
  return steps;
}

/** Names missing fields, and fields that the owner has neither written nor confirmed. */
export function describeFields(fields: readonly UnfinishedField[]): string {
  const list = (isMissing: boolean) => {
    const labels = fields
      .filter((field) => field.isMissing === isMissing)
      .map(({ file, path }) => {
        const last = path.at(-1);
        const end = last === "file" || last === "alt" ? -1 : typeof path[1] === "number" ? 1 : 2;
        return { isAlt: last === "alt", label: labelOf(file, path.slice(0, end)) };
      });
    // A photo's label includes its description.
    const names = labels.map(({ isAlt, label }) =>
      isAlt && !labels.some((other) => !other.isAlt && other.label === label)
        ? `qué se ve en «${label}»`
        : label,
    );
    return [...new Set(names)].join(", ");
  };
  const [missing, unchanged] = [list(true), list(false)];
  return `${missing && `Falta: ${missing}. `}${unchanged && `Aún de prueba: ${unchanged}.`}`.trim();
}

type ReadData = (file: string) => Record<string, unknown>;

const bagFileOf = (target: PreviewTarget) =>
  target.startsWith("bolsos/") ? `${target}bolso.yaml` : undefined;

/** Fields of a bag that the shop shows in words of its own. */
const BAG_TEXTS: readonly [RegExp, string][] = [
  [/^Antes [\d.]+,\d\d €$/, "previousPrice"],
  [/^(Antes .* )?[\d.]+,\d\d €/, "price"],
  [/^(· )?Agotado$/, "soldOut"],
  [/^Ver en Amazon/, "amazonUrl"],
];

/** Returns the sheet for a tap, at the field with the tapped value or label. Fields that the region shows come first. */
export function findTappedSheet(
  { target, text, isPicture }: Tap,
  read: ReadData,
): SheetState | undefined {
  const bag = bagFileOf(target);
  if (bag && isPicture) return findSheet(bag, ["photos"]);
  const [, key] = BAG_TEXTS.find(([pattern]) => bag && pattern.test(text)) ?? [];
  if (bag && key) return findSheet(bag, [key]);
  if (text.startsWith("Usaremos tus datos")) return findSheet(SHOP_FILE, ["legal"]);
  const panels = PANELS.filter(({ regions }) => regions?.some((region) => region === target));
  const isInRegion = ({ file, path }: { file: string; path: Path }) =>
    panels.some((panel) => hasField(panel, file, path));
  // A bag also shows texts of the shop: badge and promise.
  const fields = (bag ? [bag, SHOP_FILE] : SINGLETON_FILES)
    .flatMap((file) =>
      collectLeaves(schemaOf(file), pickValidValues(file, read(file))).map((leaf) => ({
        file,
        ...leaf,
      })),
    )
    .filter(({ value }) => hasText(value))
    .sort((a, b) => Number(isInRegion(b)) - Number(isInRegion(a)));
  const field =
    fields.find(({ value }) => bindShortWords(normalizeText(value)) === bindShortWords(text)) ??
    fields.find(
      ({ file, path }) => file !== (bag && SHOP_FILE) && text.startsWith(labelOf(file, path)),
    );
  if (field ?? bag) return findSheet(field?.file ?? bag ?? "", field?.path ?? []);
  const panel = panels.find(({ title }) => text.startsWith(title)) ?? panels[0];
  const focusedPath = panel && hasField(panel, HOME_FILE, [target]) ? target : "";
  return panel && { sheet: "panel", panel, focusedPath };
}

/** Returns the part of the preview that a sheet edits. */
export function targetOf(state: SheetState | undefined): PreviewTarget | undefined {
  if (state?.sheet === "bag") return `bolsos/${state.folder}/`;
  return state?.sheet === "panel" ? state.panel.regions?.[0] : undefined;
}

const SCREEN_TARGETS: Readonly<Record<string, readonly PreviewTarget[]>> = {
  "#/": ["hero", "stitches", "about", "contact"],
  "#/novedades": ["news", "order"],
};

/** Returns the hash of a screen that shows a target; undefined if every screen does, or none. */
export function findScreen(target: PreviewTarget | undefined, read: ReadData): string | undefined {
  if (!target) return undefined;
  const bag = bagFileOf(target);
  if (!bag)
    return Object.keys(SCREEN_TARGETS).find((screen) => SCREEN_TARGETS[screen]?.includes(target));
  const { category, hidden } = read(bag);
  return hidden ? undefined : routeHash(collectionOf({ category: category as Category }));
}
