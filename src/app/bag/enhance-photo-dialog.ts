import { hasModifierKey } from "../../browser/predicates";
import { PHOTO_CAPTION_ID, PHOTO_DIALOG_ID, PHOTO_STRIP_ID } from "../../page-contract";

/** Opens a clicked photo in the dialog's strip. With a modifier key the link opens the file instead. */
export function enhancePhotoDialog(): void {
  const dialog = document.getElementById(PHOTO_DIALOG_ID) as HTMLDialogElement;
  const strip = document.getElementById(PHOTO_STRIP_ID) as HTMLElement;
  const [count, description] = document.querySelectorAll(`#${PHOTO_CAPTION_ID} > span`);
  const links = document.querySelectorAll<HTMLAnchorElement>("a[data-photo]");
  const photos = [...links].map((link, i) => ({
    link,
    picture: link.querySelector("picture") as HTMLElement,
    image: link.querySelector("img") as HTMLImageElement,
    slide: strip.children[i] as HTMLElement,
  }));
  let currentIndex = 0;

  const select = (index: number) => {
    const photo = photos[index];
    if (!photo || !count || !description) return;
    currentIndex = index;
    // Slides start empty. They get the rendition that the page has already loaded.
    for (const { slide, picture } of photos.slice(Math.max(0, index - 1), index + 2))
      if (!slide.firstChild) slide.append(picture.cloneNode(true));
    loadLargePhoto(photo.slide);
    for (const { slide } of photos) slide.ariaHidden = String(slide !== photo.slide);
    count.textContent = `${index + 1} de ${photos.length}`;
    description.textContent = `${count.textContent}. ${photo.image.alt}`;
    // Scroll the page too: when the dialog closes, it shows the last photo viewed.
    photo.link.scrollIntoView({ block: "nearest", inline: "start" });
  };
  const goTo = (index: number) => {
    select(index);
    // Start a photo that is taller than the window at the page's focal point, where the bag is.
    const { objectPosition } = getComputedStyle(photos[index]?.image as Element);
    const overflow = strip.scrollHeight - strip.clientHeight;
    const focalPoint = Number.parseFloat(objectPosition.split(" ")[1] ?? "");
    strip.scrollTo(index * strip.clientWidth, (overflow * focalPoint) / 100);
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
      dialog.showModal();
      goTo(i);
      // The strip's name is the text about the photo, so screen readers announce it.
      strip.focus();
    };
  }
  strip.onscroll = () => {
    const visibleIndex = Math.round(strip.scrollLeft / strip.clientWidth);
    if (visibleIndex !== currentIndex) select(visibleIndex);
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
  // After a resize WebKit would show another photo; other browsers snap to the same one.
  new ResizeObserver(() => {
    strip.scrollLeft = currentIndex * strip.clientWidth;
  }).observe(strip);
  dialog.onclose = () => {
    photos[currentIndex]?.link.focus({ preventScroll: true });
  };
  // An open photo would cover the page that returns from the page cache.
  addEventListener("pagehide", () => dialog.close());
}

/** Replaces the slide's rendition with the largest one, once the browser shows the first one. */
async function loadLargePhoto(slide: Element): Promise<void> {
  const [source, image] = slide.querySelectorAll<HTMLImageElement>("source, img");
  await image?.decode().catch(() => {});
  // The browser keeps the rendition on screen until the larger one has loaded.
  if (source && image) source.sizes = image.sizes = "1200px";
}
