import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { createSnapshot } from "../../tests/support/example-shop.ts";
import { createDraft, type Draft } from "../draft/draft.ts";
import type { Deployment } from "../store/deployment.ts";
import { PublishSheet } from "./publish-sheet.tsx";
import { WorkshopContext, type WorkshopValue } from "./workshop-context.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

const emptyDraft = createDraft(createSnapshot());

/** Returns the sheet's HTML for a draft without changes. */
function renderSheet(draft: Draft, deployment?: Deployment, isLocal = false): string {
  vi.stubGlobal("document", { activeElement: null });
  const empty = { summaries: [], problems: [], newWarnings: [], publishableSummaries: [] };
  const state = { ...empty, draft, isSaved: true, deployment };
  const value = { state, sheets: {}, isLocal } as unknown as WorkshopValue;
  return renderToStaticMarkup(
    <WorkshopContext value={value}>
      <PublishSheet />
    </WorkshopContext>,
  );
}

test("after a lost response, the owner can publish the undoing of the change", () => {
  const pending = renderSheet({ ...emptyDraft, pendingCommit: "a" });
  expect(pending).toMatch(/aria-disabled="false">Publicar</);
  expect(pending).not.toContain("No hay cambios");
  expect(renderSheet(emptyDraft)).not.toContain("Publicar<");
  expect(renderSheet(emptyDraft)).toContain("No hay cambios sin publicar.");
});

test("a failed local build shows that the shop is unchanged, and the reason", () => {
  vi.stubGlobal("location", { href: "http://localhost:4173/taller/" });
  const report = "content/bolsos/moon-bag/bolso.yaml: falta la foto «3.jpg».";
  const sheet = renderSheet(emptyDraft, { state: "failed", report }, true);
  expect(sheet).toContain("no se ven en la tienda de este ordenador: sigue como estaba");
  expect(sheet).toContain(report);
});

test("a publication that is late says that the shop is unchanged, and where to look", () => {
  const sheet = renderSheet(emptyDraft, { state: "late" });
  expect(sheet).toContain("aún no se ven en la tienda: sigue como estaba");
  expect(sheet).toContain('href="https://dash.cloudflare.com"');
});
