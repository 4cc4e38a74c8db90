import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getSchema, SINGLETON_FILES } from "../../model/content/content-files.ts";
import type { Content } from "../../model/content/types.ts";
import { buildFields, getFieldAt } from "../../model/schema/form-fields.ts";
import { App } from "../../src/app/app.tsx";
import { BagPage } from "../../src/app/bag-page.tsx";
import { routes } from "../../src/app/routing/routes.ts";
import { ContentContext, type FullBag } from "../../src/content/index.ts";
import {
  ALL_OPTIONS,
  createSnapshot,
  type FileChanges,
  MOON_BAG_FILE,
  readExample,
} from "../../tests/support/example-shop.ts";
import { createDraft, type Draft } from "../draft/draft.ts";
import { formatFieldName, parseFieldName } from "../draft/field-refs.ts";
import { buildPreview } from "../preview/build-preview.ts";
import { findPanel, findPreviewUrl, findSheet, PANELS, type Panel } from "./panels.ts";

/** Returns the preview's styles and the HTML of its screens and of a bag's page. */
function renderPreview(changes: FileChanges): string {
  const { content } = readExample(changes);
  const findPhoto = (urlPrefix: string) => ({ urlPrefix, width: 960, height: 1200 });
  const { content: shop, css } = buildPreview(content as Content, findPhoto);
  const pages = [
    ...routes.map((route) => <App key={route} initialRoute={route} />),
    <BagPage key="bag" bag={shop.catalogue[0] as FullBag} />,
  ];
  return css + renderToStaticMarkup(<ContentContext value={shop}>{pages}</ContentContext>);
}

/** Returns the names of the fields that the shop's components show. */
function collectShownFields(): string[] {
  const { legal, emailjs } = ALL_OPTIONS;
  const markup = renderPreview({
    "tienda.yaml": { legal, emailjs },
    [MOON_BAG_FILE]: { previousPrice: 32, description: "Un bolso.", amazonUrl: "https://a.es/x" },
    "bolsos/chain-bag/bolso.yaml": { soldOut: true },
  });
  const names = [...markup.matchAll(/data-field="([^"]+)"/g)].map(([, name = ""]) => name);
  return [...new Set(names.map((name) => name.replace(/^bolso\.yaml/, MOON_BAG_FILE)))];
}

const OTHER_PHOTO = { file: "fotos/hero-desktop.jpg", alt: "Otra." };

/** What the owner changes in each panel; without an entry, the panel says where it shows. */
const PANEL_CHANGES: Record<string, FileChanges> = {
  "Título e imagen": { "portada.yaml": { title: "Otro título" } },
  "Fotos de Novedades": {
    "portada.yaml": { novedades: { wide: OTHER_PHOTO, narrow: OTHER_PHOTO } },
  },
  Aviso: { "tienda.yaml": { notice: { text: "Cerramos en agosto." } } },
  "Lo que dicen todos los bolsos": { "tienda.yaml": { tag: "Últimos" } },
  "Nombre y lema": { "tienda.yaml": { brand: "Luna" } },
  "Sobre Nosotros": { "nosotros.yaml": { paragraphs: ["Otro párrafo."] } },
  Redes: { "tienda.yaml": { instagram: undefined } },
  Contacto: { "tienda.yaml": { location: "Girona" } },
  Envío: { "tienda.yaml": { shipping: 4.9 } },
  "Entrega y devoluciones": { "tienda.yaml": { delivery: { transit: "2" } } },
  "Cómo se pide": { "tienda.yaml": { howToOrder: [{ title: "Nuevo", text: "Texto." }] } },
  Colores: { "tienda.yaml": { colours: { accent: "#8c2f4b" } } },
  "Aviso legal": { "tienda.yaml": { legal: ALL_OPTIONS.legal } },
};

test("each panel changes what the preview shows, or says where it shows", () => {
  const unchanged = renderPreview({});
  for (const { title, note } of PANELS) {
    const changes = PANEL_CHANGES[title];
    if (changes) expect(renderPreview(changes) === unchanged, title).toBe(false);
    else expect(note, title).toBeDefined();
  }
});

test("the sheet of delivery has a bag's page behind, if there is a bag", () => {
  const panel = PANELS.find(({ title }) => title.startsWith("Entrega")) as Panel;
  const findUrl = (draft: Draft) => findPreviewUrl({ sheet: "panel", panel }, draft);
  expect(findUrl(createDraft(createSnapshot()))).toBe("bolsos/moon-bag/");
  expect(findUrl(createDraft({ head: "", texts: {}, oids: {} }))).toBeUndefined();
});

test("every field of the shop that the owner edits is in a panel", () => {
  const fields = SINGLETON_FILES.flatMap((file) =>
    buildFields(getSchema(file)).map(({ key }) => ({ file, path: [key] })),
  );
  expect(fields.filter((field) => !findPanel(field)).map(formatFieldName)).toEqual([]);
});

test("every field that the shop's components name exists, and a sheet edits it", () => {
  const names = collectShownFields();
  expect(names.length).toBeGreaterThan(30);
  for (const name of names) {
    const field = parseFieldName(name);
    expect(formatFieldName(field)).toBe(name);
    expect(findSheet(field), name).toMatchObject({ focusedField: formatFieldName(field) });
    if (field.path.length > 0)
      expect(getFieldAt(getSchema(field.file), field.path), name).toBeDefined();
  }
});
