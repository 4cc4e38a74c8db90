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
  MOON_BAG_FILE,
  readExample,
} from "../../tests/support/example-shop.ts";
import { createDraft, type Draft } from "../draft/draft.ts";
import { formatFieldName, parseFieldName } from "../draft/field-refs.ts";
import { buildPreview } from "../preview/build-preview.ts";
import { findPanel, findPreviewUrl, findSheet, PANELS, type Panel } from "./panels.ts";

/** Returns the names of the fields that the shop's components show, on its screens and a bag's page. */
function collectShownFields(): string[] {
  const { legal, emailjs } = ALL_OPTIONS;
  const { content } = readExample({
    "tienda.yaml": { legal, emailjs },
    [MOON_BAG_FILE]: { previousPrice: 32, description: "Un bolso.", amazonUrl: "https://a.es/x" },
    "bolsos/chain-bag/bolso.yaml": { soldOut: true },
  });
  const findPhoto = (urlPrefix: string) => ({ urlPrefix, width: 960, height: 1200 });
  const { content: shop } = buildPreview(content as Content, findPhoto);
  const pages = [
    ...routes.map((route) => <App key={route} initialRoute={route} />),
    <BagPage key="bag" bag={shop.catalogue[0] as FullBag} />,
  ];
  const markup = renderToStaticMarkup(<ContentContext value={shop}>{pages}</ContentContext>);
  const names = [...markup.matchAll(/data-field="([^"]+)"/g)].map(([, name = ""]) => name);
  return [...new Set(names.map((name) => name.replace(/^bolso\.yaml/, MOON_BAG_FILE)))];
}

test("behind the sheet of delivery the preview shows a bag's page, if there is a bag", () => {
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
