import { hasModifierKey } from "../../browser/predicates";
import { PHOTO_CAPTION_ID, PHOTO_DIALOG_ID, PHOTO_STRIP_ID } from "../../page-contract";

/** Opens a clicked photo in the dialog's strip. With a modifier key the link opens the file instead. */
export function enhancePhotoDialog(): void {
  const dialog = document.getElementById(PHOTO_DIALOG_ID) as HTMLDialogElement;
  const strip = document.getElementById(PHOTO_STRIP_ID) as HTMLElement;
  const caption = document.getElementById(PHOTO_CAPTION_ID) as HTMLElement;
  const slides = [...strip.children];
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-photo]")];
  let currentIndex = 0;

  const select = (index: number) => {
    currentIndex = index;
    for (const i of [index, index - 1, index + 1]) addPhoto(slides[i], links[i]);
    loadLargePhoto(slides[index]);
    slides.forEach((slide, i) => {
      slide.ariaHidden = String(i !== index);
    });
    describePhoto(caption, `${index + 1} de ${links.length}`, slides[index]);
    // Scroll the page too: when the dialog closes, it shows the last photo viewed.
    links[index]?.scrollIntoView({ block: "nearest", inline: "start" });
  };
  const goTo = (index: number) => {
    select(index);
    // Start a photo that is taller than the window at the page's focal point, where the bag is.
    const thumbnail = links[index]?.querySelector("img") as HTMLImageElement;
    const [, focalPoint = ""] = getComputedStyle(thumbnail).objectPosition.split(" ");
    const overflow = strip.scrollHeight - strip.clientHeight;
    strip.scrollTo(index * strip.clientWidth, (overflow * Number.parseFloat(focalPoint)) / 100);
  };
  const step = (offset: number) => goTo((currentIndex + offset + links.length) % links.length);

  for (const [i, link] of links.entries()) {
    // Chrome does not scroll a partly visible link into view when it gets focus. Ignore focus from the dialog: when it
    // closes, the browser first focuses the link that opened it, not the last photo viewed.
    link.onfocus = ({ relatedTarget }) => {
      if (link.matches(":focus-visible") && !dialog.contains(relatedTarget as Node | null))
        link.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    link.onclick = (event) => {
      if (hasModifierKey(event)) return;
      event.preventDefault();
      dialog.showModal();
      goTo(i);
      // The strip's name is the text about the photo, so screen readers announce it.
      strip.focus();
    };
  }
  strip.onscroll = () => {
    const visibleIndex = Math.round(strip.scrollLeft / strip.clientWidth);
    if (slides[visibleIndex] && visibleIndex !== currentIndex) select(visibleIndex);
  };
  dialog.onclick = ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-step]");
    if (button) step(Number(button.dataset.step));
  };
  dialog.onkeydown = (event) => {
    if (hasModifierKey(event)) return;
    const direction = Number(event.key === "ArrowRight") - Number(event.key === "ArrowLeft");
    if (!direction) return;
    // Prevent the browser's own scroll, which happens only while the strip has focus.
    event.preventDefault();
    step(direction);
  };
  // After a resize the strip's scroll position would show another photo.
  new ResizeObserver(() => {
    strip.scrollLeft = currentIndex * strip.clientWidth;
  }).observe(strip);
  dialog.onclose = () => {
    links[currentIndex]?.focus({ preventScroll: true });
  };
}

/** Adds the link's photo to an empty slide, in the rendition that the page has already loaded. */
function addPhoto(slide: Element | undefined, link: HTMLElement | undefined): void {
  const picture = link?.querySelector("picture");
  if (picture && !slide?.firstChild) slide?.append(picture.cloneNode(true));
}

/** Replaces the slide's rendition with the largest one, once the browser shows the first one. */
async function loadLargePhoto(slide: Element | undefined): Promise<void> {
  const [source, image] = slide?.querySelectorAll<HTMLImageElement>("source, img") ?? [];
  await image?.decode().catch(() => {});
  // The browser keeps the rendition on screen until the larger one has loaded.
  if (source && image) source.sizes = image.sizes = "1200px";
}

/** Writes the number of the photo, and for screen readers also what it shows. */
function describePhoto(caption: HTMLElement, count: string, slide: Element | undefined): void {
  const [number, description] = caption.children;
  if (!number || !description) return;
  number.textContent = count;
  description.textContent = `${count}. ${slide?.querySelector("img")?.alt ?? ""}`;
}
