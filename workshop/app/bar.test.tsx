import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Bar } from "./bar.tsx";
import {
  FirstStepsContext,
  type FirstStepsValue,
  WorkshopContext,
  type WorkshopValue,
} from "./workshop-context.tsx";

beforeEach(() => {
  vi.stubGlobal("location", { href: "http://localhost:4173/taller/" });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns the bar's HTML in a state of the workshop. */
function renderBar(state: Partial<WorkshopValue>): string {
  const draft = {} as WorkshopValue["draft"];
  const defaults = { draft, publishable: [], summaries: [], sheets: [], isSaved: true };
  return renderToStaticMarkup(
    <WorkshopContext value={{ ...defaults, ...state } as WorkshopValue}>
      <FirstStepsContext value={{ stepCount: 0 } as FirstStepsValue}>
        <Bar />
      </FirstStepsContext>
    </WorkshopContext>,
  );
}

test("once the publish sheet is closed, the bar says that a publication is under way", () => {
  const progress = "Subiendo fotos: 1 de 2";
  expect(renderBar({ isPublishing: true })).toContain("Publicando…");
  expect(renderBar({ isPublishing: true, isLocal: true })).toContain("Guardando…");
  expect(renderBar({ isPublishing: true, progress })).toContain(progress);
  expect(renderBar({ isPublishing: true, progress })).not.toContain("Publicando…");
  expect(renderBar({ isPublishing: false })).not.toContain("Publicando…");
});

test("after a save in a local folder the bar says where the shop is seen", () => {
  const deployment = { state: "online" } as const;
  expect(renderBar({ deployment, isLocal: true })).toContain("Está en http://localhost:4173/<");
  expect(renderBar({ deployment, isLocal: false })).not.toContain("localhost");
});
