import { isOnScreen } from "../browser/predicates";
import { TRANSITION_PHOTO_ID } from "../page-contract";

/**
 * The photograph of a pressed card grows into the first one of its bag's page, and on the way back it shrinks into
 * its card again (styles/between-documents.css). A bag's page is written with its first photograph named; on any
 * page this names what takes part when the page is left.
 */
export function nameTransitionPhoto(): void {
  addEventListener("pageswap", ({ activation }) => {
    const namedPhoto = document.getElementById(TRANSITION_PHOTO_ID);
    const { navigationType, entry } = activation ?? {};
    // Back and forward lead to a page whose photograph is still named, if the browser has kept the page.
    if (navigationType === "traverse" && namedPhoto && isOnScreen(namedPhoto)) return;
    namedPhoto?.removeAttribute("id");
    if (navigationType !== "push") return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a")];
    const link = links.find(({ href }) => href === entry?.url);
    const photo = (link?.closest("article") ?? link)?.querySelector("img");
    if (photo) photo.id = TRANSITION_PHOTO_ID;
  });
}
