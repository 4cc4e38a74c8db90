import { hasModifierKey } from "../../browser/modifier-key";
import { BACK_LINK_ID } from "../../page-contract";

/** Leads back where the visitor was, if the previous page is one of this shop: its history entry keeps the scroll. */
export function enhanceBackLink(): void {
  const link = document.getElementById(BACK_LINK_ID);
  const text = link?.querySelector("span");
  // The base of a bag's page is the shop's address.
  if (!link || !text || !document.referrer.startsWith(document.baseURI)) return;
  text.textContent = "Volver";
  link.onclick = (event) => {
    // A link of the shop that opened a new tab has no page to go back to.
    const canGoBack = window.navigation?.canGoBack ?? history.length > 1;
    if (hasModifierKey(event) || !canGoBack) return;
    event.preventDefault();
    history.back();
  };
}
