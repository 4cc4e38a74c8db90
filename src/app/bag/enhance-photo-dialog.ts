import { hasModifierKey } from "../../browser/predicates";
import { PHOTO_DIALOG_ID } from "../../page-contract";

/** Opens a clicked photo in the dialog's strip. With a modifier key the link opens the file instead. */
export function enhancePhotoDialog(): void {
  const dialog = document.getElementById(PHOTO_DIALOG_ID) as HTMLDialogElement;
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-photo]")];
  // Chrome does not scroll a partly visible link into view when it gets focus. Ignore focus from the dialog: when the
  // dialog closes, the browser first focuses the link that opened it, not the last photo viewed.
  for (const link of links)
    link.onfocus = ({ relatedTarget }) => {
      if (link.matches(":focus-visible") && !dialog.contains(relatedTarget as Node | null))
        link.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
  const [previous, next] = dialog.querySelectorAll<HTMLButtonElement>("[type=button]");
  const controls = next?.parentElement;
  const strip = dialog.querySelector<HTMLElement>("[tabindex]");
  const counter = dialog.querySelector("p");
  if (!previous || !next || !controls || !strip || !counter) return;

  const thumbnailOf = (link: HTMLAnchorElement) => link.querySelector("img") as HTMLImageElement;
  const photos = links.map((link) => {
    const thumbnail = thumbnailOf(link);
    const photo = new Image();
    photo.alt = thumbnail.alt;
    // Width and height reserve the photo's space until its file loads.
    for (const side of ["width", "height"])
      photo.setAttribute(side, thumbnail.getAttribute(side) ?? "");
    return photo;
  });
  strip.append(...photos);
  let currentIndex = 0;

  /** Shows the rendition that the page has already loaded. */
  const showThumbnail = (index: number) => {
    const [photo, link] = [photos[index], links[index]];
    if (photo && link && !photo.src) photo.src = thumbnailOf(link).currentSrc || link.href;
  };
  /** Replaces the thumbnail with the large file once loaded, in the format that the browser chose for the thumbnail. */
  const loadLargePhoto = (index: number) => {
    const [photo, link] = [photos[index], links[index]];
    if (!photo || !link) return;
    const largePhoto = new Image();
    largePhoto.onload = () => {
      photo.src = largePhoto.src;
    };
    largePhoto.src = link.href.replace(
      /jpg$/,
      thumbnailOf(link).currentSrc.endsWith("avif") ? "avif" : "jpg",
    );
  };
  const select = (index: number) => {
    currentIndex = index;
    for (const i of [index, index - 1, index + 1]) showThumbnail(i);
    loadLargePhoto(index);
    photos.forEach((photo, i) => {
      photo.setAttribute("aria-hidden", String(i !== index));
    });
    counter.textContent = `${index + 1} de ${links.length}`;
    // Scroll the page too: when the dialog closes, it shows the last photo viewed.
    links[index]?.scrollIntoView({ block: "nearest", inline: "start" });
  };
  const goTo = (index: number) => {
    select(index);
    const link = links[index] as HTMLAnchorElement;
    // Start a photo that is taller than the window at the page's focal point, where the bag is.
    const [, focalPoint = ""] = getComputedStyle(thumbnailOf(link)).objectPosition.split(" ");
    const overflow = strip.scrollHeight - strip.clientHeight;
    strip.scrollTo(index * strip.clientWidth, (overflow * Number.parseFloat(focalPoint)) / 100);
  };
  const step = (offset: number) => goTo((currentIndex + offset + links.length) % links.length);

  strip.onscroll = () => {
    const visibleIndex = Math.round(strip.scrollLeft / strip.clientWidth);
    if (photos[visibleIndex] && visibleIndex !== currentIndex) select(visibleIndex);
  };
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-photo]");
    if (!link || hasModifierKey(event)) return;
    event.preventDefault();
    dialog.showModal();
    goTo(links.indexOf(link));
    (links.length > 1 ? next : strip).focus();
  });
  controls.hidden = links.length < 2;
  previous.onclick = () => step(-1);
  next.onclick = () => step(1);
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
