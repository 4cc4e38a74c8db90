import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { createSnapshot } from "../../tests/support/example-shop.ts";
import { createDraft, getCurrentData } from "../draft/draft.ts";
import { BagSheet } from "./bag-sheet.tsx";
import { WorkshopContext, type WorkshopValue } from "./workshop-context.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a published bag can be shared, unless its address is one of this computer", () => {
  vi.stubGlobal("document", { activeElement: null });
  vi.stubGlobal("location", { href: "http://localhost:4173/taller/" });
  const draft = createDraft(createSnapshot());
  const renderSheet = (isLocal: boolean) => {
    const state: Partial<WorkshopValue> = {
      draft,
      getCurrentData: (file) => getCurrentData(draft, file),
      getFieldValue: () => undefined,
      findFieldProblem: () => undefined,
      sheets: [],
      focusedField: "",
      unfoldedFields: [],
      isLocal,
    };
    return renderToStaticMarkup(
      <WorkshopContext value={state as WorkshopValue}>
        <BagSheet folder="moon-bag" />
      </WorkshopContext>,
    );
  };
  expect(renderSheet(false)).toContain("Compartir");
  expect(renderSheet(true)).not.toContain("Compartir");
});
