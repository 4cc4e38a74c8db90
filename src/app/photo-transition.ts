import { isOnScreen } from "../browser/visibility";

/** The photo of the view transition between a card and its bag's page (styles/between-pages.css). */
const TRANSITION_NAME = "photo";

/**
 * Names the photo that grows from a card into its bag's page. The styles of a bag's page name its first photo (bag-photos.module.css). When the
 * visitor follows a link, the name moves to that link's photo.
 */
export function nameTransitionPhoto(): void {
  let namedPhoto = document.querySelector("[data-photo]")?.parentElement;
  addEventListener("pageswap", ({ activation }) => {
    const { navigationType, entry } = activation ?? {};
    // On Back and Forward keep the name: a page from the page cache still names its own photo.
    if (navigationType === "traverse" && namedPhoto && isOnScreen(namedPhoto)) return;
    namedPhoto?.style.setProperty("view-transition-name", "none");
    namedPhoto = navigationType === "push" ? findLinkPhoto(entry?.url) : undefined;
    namedPhoto?.style.setProperty("view-transition-name", TRANSITION_NAME);
  });
}

/** Returns the photo of the first link to a URL; of a card, the photo that it shows. */
function findLinkPhoto(url: string | null | undefined): HTMLElement | null | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a")];
  const link = links.find(({ href }) => href === url);
  const card = link?.closest("article");
  return (card?.querySelector("[data-place=current]") ?? link)?.querySelector("img");
}
