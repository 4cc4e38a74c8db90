import { hasModifierKey } from "../browser/modifier-key";
import { isOnScreen } from "../browser/visibility";
import { DRAWING_ID, YEAR_ID } from "../page-contract";

/** Enhances the parts that every page has, hydrated or static. Runs before hydration. */
export function enhancePage(): void {
  nameTransitionPhoto();
  // These links focus without navigating: the skip link's URL lacks the query, the route and, on 404.html, the path, and
  // with a history entry for the drawing the way back would not leave the page.
  const links = document.querySelectorAll<HTMLAnchorElement>(`.skip,a[href$="#${DRAWING_ID}"]`);
  for (const link of links)
    link.addEventListener("click", (event) => {
      if (hasModifierKey(event)) return;
      event.preventDefault();
      const target = document.getElementById(link.hash.slice(1));
      target?.focus({ preventScroll: true });
      target?.scrollIntoView({ block: "nearest" });
    });
  // The page has the year of its build, which hydration does not change.
  const year = document.getElementById(YEAR_ID);
  if (year) year.textContent = String(new Date().getFullYear());
}

/**
 * Names the photo that grows from a card into its bag's page (styles/between-pages.css). The styles of a bag's page name
 * its first photo (bag-photos.module.css). When the visitor follows a link, the name moves to that link's photo.
 */
function nameTransitionPhoto(): void {
  let namedPhoto = document.querySelector("[data-photo]")?.parentElement;
  addEventListener("pageswap", ({ activation }) => {
    const { navigationType, entry } = activation ?? {};
    // On Back and Forward keep the name: a page from the page cache still names its own photo.
    if (navigationType === "traverse" && namedPhoto && isOnScreen(namedPhoto)) return;
    namedPhoto?.style.setProperty("view-transition-name", "none");
    namedPhoto = navigationType === "push" ? findLinkPhoto(entry?.url) : undefined;
    namedPhoto?.style.setProperty("view-transition-name", "photo");
  });
}

/** Returns the photo of the first link to a URL; of a card, the photo that it shows. */
function findLinkPhoto(url: string | null | undefined): HTMLElement | null | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("main a")];
  const link = links.find(({ href }) => href === url);
  const card = link?.closest("article");
  return (card?.querySelector("[data-place=current]") ?? link)?.querySelector("img");
}
