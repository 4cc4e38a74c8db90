import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSnapshot } from "../../tests/support/example-shop.ts";
import { createDraft } from "../draft/draft.ts";
import { Bar } from "./bar.tsx";
import { PublishSheet } from "./publish-sheet.tsx";
import { WorkshopContext, type WorkshopValue } from "./workshop-context.tsx";

beforeEach(() => {
  vi.stubGlobal("location", { href: "http://localhost:4173/taller/" });
  vi.stubGlobal("document", { activeElement: null });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const draft = createDraft(createSnapshot());
const bar = <Bar />;
const sheet = <PublishSheet />;

/** Returns the HTML of bar or sheet for a draft without changes, in a state of the workshop. */
function render(part: ReactNode, state: Partial<WorkshopValue["state"]>, isLocal = false): string {
  const empty = { summaries: [], problems: [], newWarnings: [], publishableSummaries: [] };
  const value = { state: { ...empty, draft, isSaved: true, ...state }, sheets: {}, isLocal };
  return renderToStaticMarkup(
    <WorkshopContext value={value as unknown as WorkshopValue}>{part}</WorkshopContext>,
  );
}

test("once the publish sheet is closed, the bar says that a publication is under way", () => {
  const progress = "Subiendo fotos: 1 de 2";
  expect(render(bar, { isPublishing: true })).toContain("Publicando…");
  expect(render(bar, { isPublishing: true }, true)).toContain("Guardando…");
  expect(render(bar, { isPublishing: true, progress })).toContain(progress);
  expect(render(bar, { isPublishing: true, progress })).not.toContain("Publicando…");
  expect(render(bar, { isPublishing: false })).not.toContain("Publicando…");
});

test("after a save in a local folder the bar says where the shop is seen", () => {
  const deployment = { state: "online" } as const;
  expect(render(bar, { deployment }, true)).toContain("Está en http://localhost:4173/<");
  expect(render(bar, { deployment })).not.toContain("localhost");
});

test("after a lost response, the owner can publish the undoing of the change", () => {
  const pending = render(sheet, { draft: { ...draft, pendingCommit: "a" } });
  expect(pending).toMatch(/aria-disabled="false">Publicar</);
  expect(pending).not.toContain("No hay cambios");
  expect(render(sheet, {})).not.toContain("Publicar<");
  expect(render(sheet, {})).toContain("No hay cambios sin publicar.");
});

test("a failed local build shows that the shop is unchanged, and the reason", () => {
  const report = "content/bolsos/moon-bag/bolso.yaml: falta la foto «3.jpg».";
  const failed = render(sheet, { deployment: { state: "failed", report } }, true);
  expect(failed).toContain("no se ven en la tienda de este ordenador: sigue como estaba");
  expect(failed).toContain(report);
});

test("after a late publication, the sheet says that the shop is unchanged, and where to look", () => {
  const late = render(sheet, { deployment: { state: "late" } });
  expect(late).toContain("aún no se ven en la tienda: sigue como estaba");
  expect(late).toContain('href="https://dash.cloudflare.com"');
});
