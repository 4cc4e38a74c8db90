import { hasModifierKey } from "../../browser/modifier-key";
import { PHOTO_CAPTION_ID, PHOTO_DIALOG_ID, PHOTO_STRIP_ID } from "../../page-contract";
import { keepDialogEntry } from "./keep-dialog-entry";

const NEIGHBOUR_DELAY_MS = 100;
/** The distance that an arrow key scrolls a photo at full size. */
const KEY_SCROLL_PX = 120;

/** Opens a clicked photo in the dialog's strip. With a modifier key the link opens the file instead. */
export function enhancePhotoDialog(): void {
  const dialog = document.getElementById(PHOTO_DIALOG_ID) as HTMLDialogElement;
  const strip = document.getElementById(PHOTO_STRIP_ID) as HTMLElement;
  const [count, description] = document.querySelectorAll(`#${PHOTO_CAPTION_ID} > span`);
  const zoomButton = dialog.querySelector("[data-zoom]") as HTMLElement;
  const links = document.querySelectorAll<HTMLAnchorElement>("a[data-photo]");
  const photos = [...links].map((link, i) => ({ link, slide: strip.children[i] as HTMLElement }));
  const addDialogEntry = keepDialogEntry(dialog);
  let currentIndex = 0;

  const select = (index: number) => {
    const photo = photos[index];
    if (!photo || !count || !description) return;
    currentIndex = index;
    fillSlide(photo.slide, photo.link);
    loadLargePhoto(photo.slide);
    // The neighbours follow after the paint, which they would delay.
    setTimeout(() => {
      for (const { slide, link } of photos.slice(Math.max(0, index - 1), index + 2))
        fillSlide(slide, link);
    }, NEIGHBOUR_DELAY_MS);
    for (const { slide } of photos)
      slide.setAttribute("aria-hidden", String(slide !== photo.slide));
    count.textContent = `${index + 1} de ${photos.length}`;
    description.textContent = `${count.textContent}. ${photo.slide.querySelector("img")?.alt}`;
  };
  const isZoomed = () => zoomButton.getAttribute("aria-pressed") === "true";
  /**
   * Shows the current photo whole or, if `isOn`, at full size around a point. `x` and `y` are fractions of the photo's
   * size.
   */
  const setZoom = (isOn: boolean, x = 0.5, y = 0.5) => {
    zoomButton.setAttribute("aria-pressed", String(isOn));
    strip.toggleAttribute("data-zoomed", isOn);
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = strip;
    if (isOn)
      strip.scrollTo(x * scrollWidth - clientWidth / 2, y * scrollHeight - clientHeight / 2);
    else strip.scrollTo(currentIndex * clientWidth, 0);
  };
  const goTo = (index: number) => {
    select(index);
    setZoom(false);
  };
  const step = (offset: number) => goTo((currentIndex + offset + photos.length) % photos.length);

  for (const [i, { link }] of photos.entries()) {
    // Chrome does not scroll a partly visible link into view when it gets focus. Ignore focus from the dialog: when it
    // closes, the browser first focuses the link that opened it, not the last photo viewed.
    link.onfocus = ({ relatedTarget }) => {
      if (link.matches(":focus-visible") && !dialog.contains(relatedTarget as Node | null))
        link.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    link.onclick = (event) => {
      if (hasModifierKey(event)) return;
      event.preventDefault();
      // The visitor may have chosen another colour since the dialog was last open (enhance-yarn-picker.ts).
      for (const { slide } of photos) slide.replaceChildren();
      // Before the dialog is shown, so that the browser computes its layout once.
      select(i);
      dialog.showModal();
      setZoom(false);
      addDialogEntry();
    };
  }
  strip.onscroll = () => {
    if (isZoomed()) return;
    const visibleIndex = Math.round(strip.scrollLeft / strip.clientWidth);
    if (visibleIndex !== currentIndex) select(visibleIndex);
  };
  dialog.onclick = ({ target, offsetX, offsetY }) => {
    const button = (target as Element).closest<HTMLElement>("[data-step]");
    if (button) step(Number(button.dataset.step));
    else if (zoomButton.contains(target as Node)) setZoom(!isZoomed());
    else if (target instanceof HTMLImageElement)
      setZoom(!isZoomed(), offsetX / target.clientWidth, offsetY / target.clientHeight);
  };
  dialog.onkeydown = (event) => {
    if (hasModifierKey(event)) return;
    const x = Number(event.key === "ArrowRight") - Number(event.key === "ArrowLeft");
    const y = Number(event.key === "ArrowDown") - Number(event.key === "ArrowUp");
    if (!x && !y) return;
    // Prevent the browser's own scroll, which would come on top while the strip has focus.
    event.preventDefault();
    if (isZoomed()) strip.scrollBy(x * KEY_SCROLL_PX, y * KEY_SCROLL_PX);
    else if (x) step(x);
  };
  // After a resize WebKit would show another photo; other browsers snap to the same one.
  new ResizeObserver(() => {
    if (!isZoomed()) strip.scrollLeft = currentIndex * strip.clientWidth;
  }).observe(strip);
  dialog.onclose = () => {
    const link = photos[currentIndex]?.link;
    link?.scrollIntoView({ block: "nearest", inline: "start" });
    link?.focus({ preventScroll: true });
  };
  // An open photo would cover the page that returns from the page cache.
  addEventListener("pagehide", () => dialog.close());
}

/** Copies a link's picture, in the rendition that the page has loaded, into an empty slide. Sets its ratio for the styles. */
function fillSlide(slide: HTMLElement, link: Element): void {
  if (slide.firstChild) return;
  // The last one: while the photo of a colour fades in, the one before it is still there.
  const picture = link.querySelector("picture:last-child") as HTMLElement;
  const image = picture.querySelector("img");
  const ratio = Number(image?.getAttribute("width")) / Number(image?.getAttribute("height"));
  slide.style.setProperty("--ratio", String(ratio));
  slide.append(picture.cloneNode(true));
}

/** Replaces a slide's rendition with the largest one, after the browser has decoded the first one. */
async function loadLargePhoto(slide: Element): Promise<void> {
  await slide
    .querySelector("img")
    ?.decode()
    .catch(() => {});
  const source = slide.querySelector("source");
  // The browser keeps the rendition on screen until the larger one has loaded.
  if (source) source.sizes = "1200px";
}
