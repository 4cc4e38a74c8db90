import { hasModifierKey } from "../../browser/modifier-key";
import { TRUE_SIZE_ID } from "../../page-contract";

/** Scrolls to the drawing without a history entry, so that the way back still leaves the page. */
export function enhanceTrueSizeLink(): void {
  const drawing = document.getElementById(TRUE_SIZE_ID);
  const link = document.querySelector<HTMLAnchorElement>(`a[href$="#${TRUE_SIZE_ID}"]`);
  if (!drawing || !link) return;
  link.onclick = (event) => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    drawing.scrollIntoView({ block: "center" });
    drawing.focus({ preventScroll: true });
  };
}
