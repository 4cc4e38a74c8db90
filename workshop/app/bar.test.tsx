import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSnapshot } from "../../tests/support/example-shop.ts";
import { createDraft } from "../draft/draft.ts";
import { Bar } from "./bar.tsx";
import { WorkshopContext, type WorkshopValue } from "./workshop-context.tsx";

beforeEach(() => {
  vi.stubGlobal("location", { href: "http://localhost:4173/taller/" });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const draft = createDraft(createSnapshot());

/** Returns the bar's HTML in a state of the workshop. */
function renderBar(state: Partial<WorkshopValue["state"]>, isLocal = false): string {
  const value = {
    state: { draft, publishableSummaries: [], summaries: [], isSaved: true, ...state },
    sheets: {},
    isLocal,
  };
  return renderToStaticMarkup(
    <WorkshopContext value={value as unknown as WorkshopValue}>
      <Bar />
    </WorkshopContext>,
  );
}

test("once the publish sheet is closed, the bar says that a publication is under way", () => {
  const progress = "Subiendo fotos: 1 de 2";
  expect(renderBar({ isPublishing: true })).toContain("Publicando…");
  expect(renderBar({ isPublishing: true }, true)).toContain("Guardando…");
  expect(renderBar({ isPublishing: true, progress })).toContain(progress);
  expect(renderBar({ isPublishing: true, progress })).not.toContain("Publicando…");
  expect(renderBar({ isPublishing: false })).not.toContain("Publicando…");
});

test("after a save in a local folder the bar says where the shop is seen", () => {
  const deployment = { state: "online" } as const;
  expect(renderBar({ deployment }, true)).toContain("Está en http://localhost:4173/<");
  expect(renderBar({ deployment })).not.toContain("localhost");
});
