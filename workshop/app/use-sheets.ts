import { useState } from "react";
import { type Draft, hasFile } from "../draft/draft";
import { getBagFile } from "../draft/field-refs";
import type { SheetState } from "./panels";

/**
 * Holds the open sheets, of which only the last one is visible.
 *
 * @param onOpen called when the owner opens a sheet
 */
export function useSheets(draft: Draft, onOpen: (sheet: SheetState) => void) {
  const [opened, setStack] = useState<readonly SheetState[]>([]);
  /** A bag's sheet closes when the bag is removed, also by another commit. */
  const stack = opened.filter(
    (item) => item.sheet !== "bag" || hasFile(draft, getBagFile(item.folder)),
  );
  const top = stack.at(-1);
  return {
    stack,
    setStack,
    top,
    focusedField: top?.focusedField ?? "",
    /** Opens a sheet above `below`. */
    open(sheet: SheetState, below: readonly SheetState[] = []): void {
      onOpen(sheet);
      setStack([...below, sheet]);
    },
    close: () => setStack(stack.slice(0, -1)),
  };
}
