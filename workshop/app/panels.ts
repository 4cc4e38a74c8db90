import {
  collectionIds,
  collections,
  findCollectionId,
  formatCollectionNames,
} from "../../lib/collections";
import { buildBagPath, LEGAL_PATH } from "../../lib/paths";
import { profileIds } from "../../lib/profiles";
import { getBagFolder, SHARE_IMAGE_FILE } from "../../model/content/content-files";
import { isHidden } from "../../model/content/cross-field-checks";
import { buildRouteHash } from "../../src/app/routing/routes";
import { listBags } from "../draft/bags";
import { type Draft, getAboutTitle, getCurrentData } from "../draft/draft";
import {
  ABOUT_FILE,
  createFieldRefs,
  type FieldRef,
  formatFieldName,
  getBagFile,
  HOME_FILE,
  SHOP_FILE,
} from "../draft/field-refs";

/** Fields that the owner edits together, from one file or several. No field is in two panels. */
export type Panel = {
  title: string;
  fields: readonly FieldRef[];
  /** The hash of the screen, or the path of the page, that shows the fields. Undefined if all pages show them, or none. */
  previewUrl?: string;
  /** Whether the page of a bag shows the fields. */
  isOnBagPage?: true;
  /** Tells the owner where a visitor sees the fields, if no page of the preview shows them. */
  note?: string;
};

/** Everything that the owner edits besides bags, by the headings of «Ir a…» and in its order. */
export const PANEL_GROUPS: Readonly<Record<string, readonly Panel[]>> = {
  Portada: [
    {
      title: "Título e imagen",
      fields: createFieldRefs(HOME_FILE, "title", "hero", "stitches"),
      previewUrl: "#/",
    },
    {
      title: `Fotos de ${formatCollectionNames("hasBanner")}`,
      fields: createFieldRefs(HOME_FILE, "novedades"),
      previewUrl: buildRouteHash(collectionIds.find((id) => collections[id].hasBanner) ?? "home"),
    },
    { title: "Aviso", fields: createFieldRefs(SHOP_FILE, "notice") },
  ],
  Bolsos: [
    {
      title: "Lo que dicen todos los bolsos",
      fields: createFieldRefs(SHOP_FILE, "tag", "promise", "whatsappText", "empty", "yarns"),
    },
  ],
  "Sobre ti": [
    { title: "Nombre y lema", fields: createFieldRefs(SHOP_FILE, "brand", "tagline", "logo") },
    {
      title: "Sobre Nosotros",
      fields: createFieldRefs(ABOUT_FILE, "paragraphs", "title", "photo", "signature"),
      previewUrl: "#/",
    },
    { title: "Redes", fields: createFieldRefs(SHOP_FILE, ...profileIds) },
  ],
  "Contacto y envío": [
    {
      title: "Contacto",
      fields: createFieldRefs(SHOP_FILE, "whatsapp", "email", "phone", "location"),
      previewUrl: "#/",
    },
    { title: "Envío", fields: createFieldRefs(SHOP_FILE, "shipping", "withoutVat", "promo") },
    {
      title: "Entrega y devoluciones",
      fields: createFieldRefs(SHOP_FILE, "delivery"),
      isOnBagPage: true,
    },
    {
      title: "Cómo se pide",
      fields: createFieldRefs(SHOP_FILE, "howToOrder"),
      previewUrl: "#/",
    },
    {
      title: "Correo del formulario",
      fields: createFieldRefs(SHOP_FILE, "emailjs"),
      note: "Se ve en la tienda publicada, en «Contacto»: con las tres claves hay un formulario.",
      previewUrl: "#/",
    },
  ],
  "La tienda": [
    { title: "Colores", fields: createFieldRefs(SHOP_FILE, "colours") },
    { title: "Aviso legal", fields: createFieldRefs(SHOP_FILE, "legal"), previewUrl: LEGAL_PATH },
    {
      title: "Dirección, buscadores e icono",
      fields: [
        ...createFieldRefs(SHOP_FILE, "url", "description", "product"),
        { file: SHARE_IMAGE_FILE, path: [] },
        ...createFieldRefs(SHOP_FILE, "icon"),
      ],
      note: "Se ve en los buscadores, en los chats al compartir un enlace y en la pestaña del navegador.",
    },
  ],
};

export const PANELS = Object.values(PANEL_GROUPS).flat();

/** An open sheet and its props. `focusedField`: the name of the tapped field or photo, which gets the focus. */
export type SheetState = { focusedField?: string } & (
  | { sheet: "bag"; folder: string }
  | { sheet: "panel"; panel: Panel }
  | { sheet: "newBag"; copyOf?: string }
  | { sheet: "menu" | "publish" | "history" | "steps" }
);

const CONTACT_FIELDS = createFieldRefs(SHOP_FILE, "brand", "whatsapp", "email").map(
  formatFieldName,
);

/** Whether a sheet is only for an own shop: in the example, «Empieza tu tienda» takes its place. */
export const isForOwnShop = (state: SheetState): boolean =>
  /^(newBag|publish|steps)$/.test(state.sheet) ||
  listFields(state).some((field) => CONTACT_FIELDS.includes(field));

/** Returns a panel's title. The panel of About has the title of that section. */
export const getPanelTitle = ({ title, fields }: Panel, draft: Draft): string =>
  fields[0]?.file === ABOUT_FILE ? getAboutTitle(draft) : title;

/** Returns the panel that edits a field; undefined for a field of a bag. */
export const findPanel = ({ file, path }: FieldRef): Panel | undefined =>
  PANELS.find(({ fields }) =>
    fields.some((field) => field.file === file && field.path[0] === path[0]),
  );

/** Returns the sheet that edits a field, with the focus on it; undefined for an unknown field. */
export function findSheet(field: FieldRef): SheetState | undefined {
  const focusedField = formatFieldName(field);
  const folder = getBagFolder(field.file);
  if (folder !== undefined) return { sheet: "bag", folder, focusedField };
  const panel = findPanel(field);
  return panel && { sheet: "panel", panel, focusedField };
}

/** Lists the `data-field` names of the fields that a sheet edits. */
export function listFields(state: SheetState | undefined): string[] {
  if (state?.sheet === "bag") return [getBagFile(state.folder)];
  return state?.sheet === "panel" ? state.panel.fields.map(formatFieldName) : [];
}

/** Returns the hash or path of a page that shows what a sheet edits; undefined if every page does, or none. */
export function findPreviewUrl(state: SheetState, draft: Draft): string | undefined {
  if (state.sheet === "panel") {
    const bag = state.panel.isOnBagPage && listBags(draft).find(({ data }) => !isHidden(data));
    return bag ? buildBagPath(bag.folder) : state.panel.previewUrl;
  }
  if (state.sheet !== "bag") return undefined;
  const { category, hidden } = getCurrentData(draft, getBagFile(state.folder));
  const collection = findCollectionId(category);
  return hidden || !collection ? undefined : buildRouteHash(collection);
}
