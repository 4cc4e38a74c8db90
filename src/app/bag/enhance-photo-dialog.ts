import { hasModifierKey } from "../../browser/predicates";
import { PHOTO_DIALOG_ID } from "../../page-contract";

/** Opens each photograph in a dialog, in a strip that scrolls. With a key held down the link leads to the file. */
export function enhancePhotoDialog(): void {
  const dialog = document.getElementById(PHOTO_DIALOG_ID) as HTMLDialogElement;
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-photo]")];
  // Chrome does not scroll a strip to a focused photo that is seen in part. A closing dialog gives the focus first to the
  // link that opened it, and not to the photo that was seen last.
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
    // Width and height keep the photo's room until its file is there.
    for (const side of ["width", "height"])
      photo.setAttribute(side, thumbnail.getAttribute(side) ?? "");
    return photo;
  });
  strip.append(...photos);
  let currentIndex = 0;

  /** Shows the small file that the page has already. */
  const showThumbnail = (index: number) => {
    const [photo, link] = [photos[index], links[index]];
    if (photo && link && !photo.src) photo.src = thumbnailOf(link).currentSrc || link.href;
  };
  /** Shows the large file once it is loaded, in the format that the browser chose for the small one. */
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
    // When the dialog closes, the page shows the photograph that was seen last.
    links[index]?.scrollIntoView({ block: "nearest", inline: "start" });
  };
  const goTo = (index: number) => {
    select(index);
    // A photograph that is higher than the window begins in its middle.
    strip.scrollTo(index * strip.clientWidth, (strip.scrollHeight - strip.clientHeight) / 2);
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
    // The browser would scroll the strip as well, but only while the strip has the focus.
    event.preventDefault();
    step(direction);
  };
  // After a resize the strip's scroll position belongs to another photograph.
  new ResizeObserver(() => {
    strip.scrollLeft = currentIndex * strip.clientWidth;
  }).observe(strip);
  dialog.onclose = () => {
    links[currentIndex]?.focus({ preventScroll: true });
  };
}
