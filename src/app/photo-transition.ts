import { isOnScreen } from "../browser/visibility";
import { TRANSITION_PHOTO_ID } from "../page-contract";

/**
 * Names the photo of the view transition between a card and its bag's page (styles/between-pages.css). The HTML of
 * a bag's page names its first photo. When the visitor follows a link, the name moves to that link's photo.
 */
export function nameTransitionPhoto(): void {
  addEventListener("pageswap", ({ activation }) => {
    const namedPhoto = document.getElementById(TRANSITION_PHOTO_ID);
    const { navigationType, entry } = activation ?? {};
    // On Back and Forward keep the name: a page from the page cache still names its own photo.
    if (navigationType === "traverse" && namedPhoto && isOnScreen(namedPhoto)) return;
    namedPhoto?.removeAttribute("id");
    if (navigationType !== "push") return;
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a")];
    const link = links.find(({ href }) => href === entry?.url);
    const card = link?.closest("article");
    const photo = (card?.querySelector("[data-place=current]") ?? link)?.querySelector("img");
    if (photo) photo.id = TRANSITION_PHOTO_ID;
  });
}
