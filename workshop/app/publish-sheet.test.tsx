import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { createSnapshot } from "../../tests/support/example-shop.ts";
import { createDraft, type Draft } from "../draft/draft.ts";
import { PublishSheet } from "./publish-sheet.tsx";
import { WorkshopContext, type WorkshopValue } from "./workshop-context.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns the sheet's HTML for a draft without changes. */
function renderSheet(draft: Draft): string {
  vi.stubGlobal("document", { activeElement: null });
  const empty = { summaries: [], problems: [], newWarnings: [], publishableSummaries: [] };
  const state = { ...empty, draft, isSaved: true };
  const value = { state, sheets: {} } as unknown as WorkshopValue;
  return renderToStaticMarkup(
    <WorkshopContext value={value}>
      <PublishSheet />
    </WorkshopContext>,
  );
}

test("after a lost response, the owner can publish the undoing of the change", () => {
  const draft = createDraft(createSnapshot());
  const pending = renderSheet({ ...draft, pendingCommit: "a" });
  expect(pending).toMatch(/aria-disabled="false">Publicar</);
  expect(pending).not.toContain("No hay cambios");
  expect(renderSheet(draft)).not.toContain("Publicar<");
  expect(renderSheet(draft)).toContain("No hay cambios sin publicar.");
});
