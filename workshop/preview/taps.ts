/** Returns whether a field is `container` or a part of it; takes both by name. A document's fields are parts of it. */
export const isWithin = (name: string, container: string): boolean =>
  name === container || [" ", "."].some((separator) => name.startsWith(container + separator));

/** Returns the field that an element shows. `bolso.yaml` stands for the file of the bag that contains the element. */
export function findFieldName(element: Element): string {
  const field = element.closest<HTMLElement>("[data-field]")?.dataset.field ?? "";
  const bag = element.closest<HTMLElement>("[data-field^='bolsos/']")?.dataset.field ?? "";
  return field.replace(/^bolso\.yaml/, () => bag);
}

const hasOwnText = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** The element with the last tapped field, which the owner expects to see change. */
let tappedElement: Element | null = null;
/** The last tapped link. */
let tappedLink: HTMLElement | null = null;

/** Whether the owner's last tap was on this element. */
export const isTapped = (element: Element): boolean => element === tappedElement;

/** Opens the field of a tapped element. @param navigate shows the page of a tapped link that works as in the shop */
export function listenToTaps(navigate: (url: string) => void): void {
  addEventListener(
    "click",
    (event) => {
      const element = event.target as Element;
      const link = element.closest("a");
      // It works as in the shop instead of opening a field: it navigates, or switches photos.
      const isInteractive = element.closest("[data-interactive]") !== null;
      if (isInteractive && !link) return;
      event.preventDefault();
      if (isInteractive) return navigate(link?.getAttribute("href") ?? "");
      event.stopPropagation();
      tappedLink = link;
      tappedElement = element.closest("[data-field]");
      if (tappedElement) window.previewFrame?.onTap(findFieldName(tappedElement));
      else if (hasOwnText(element)) window.previewFrame?.onTap("");
    },
    { capture: true },
  );
  addEventListener("focus", () => {
    // The sheet has returned the focus to the iframe. React has blurred the tapped link, which it moved.
    if (document.activeElement === document.body) tappedLink?.focus({ preventScroll: true });
  });
}
