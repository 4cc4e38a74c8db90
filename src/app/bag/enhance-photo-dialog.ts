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
  const steps = next?.parentElement;
  const strip = dialog.querySelector<HTMLElement>("[tabindex]");
  const count = dialog.querySelector("p");
  if (!previous || !next || !steps || !strip || !count) return;

  const smallOf = (link: HTMLAnchorElement) => link.querySelector("img") as HTMLImageElement;
  const photos = links.map((link) => {
    const small = smallOf(link);
    const photo = new Image();
    photo.alt = small.alt;
    // Width and height keep the photo's room until its file is there.
    for (const side of ["width", "height"])
      photo.setAttribute(side, small.getAttribute(side) ?? "");
    return photo;
  });
  strip.append(...photos);
  let shown = 0;

  /** Shows the small file that the page has already. */
  const fill = (index: number) => {
    const [photo, link] = [photos[index], links[index]];
    if (photo && link && !photo.src) photo.src = smallOf(link).currentSrc || link.href;
  };
  /** Shows the large file once it is loaded, in the format that the browser chose for the small one. */
  const sharpen = (index: number) => {
    const [photo, link] = [photos[index], links[index]];
    if (!photo || !link) return;
    const large = new Image();
    large.onload = () => {
      photo.src = large.src;
    };
    large.src = link.href.replace(
      /jpg$/,
      smallOf(link).currentSrc.endsWith("avif") ? "avif" : "jpg",
    );
  };
  const show = (index: number) => {
    shown = index;
    for (const near of [index, index - 1, index + 1]) fill(near);
    sharpen(index);
    photos.forEach((photo, i) => {
      photo.setAttribute("aria-hidden", String(i !== index));
    });
    count.textContent = `${index + 1} de ${links.length}`;
    // When the dialog closes, the page shows the photograph that was seen last.
    links[index]?.scrollIntoView({ block: "nearest", inline: "start" });
  };
  const goTo = (index: number) => {
    show(index);
    const link = links[index];
    if (!link) return;
    // In a low window the photo begins where its bag is, which the page's crop knows.
    const [, top = ""] = getComputedStyle(smallOf(link)).objectPosition.split(" ");
    const overflow = strip.scrollHeight - strip.clientHeight;
    strip.scrollTo(index * strip.clientWidth, (overflow * Number.parseFloat(top)) / 100);
  };
  const step = (by: number) => goTo((shown + by + links.length) % links.length);

  strip.onscroll = () => {
    const seen = Math.round(strip.scrollLeft / strip.clientWidth);
    if (photos[seen] && seen !== shown) show(seen);
  };
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-photo]");
    if (!link || hasModifierKey(event)) return;
    event.preventDefault();
    dialog.showModal();
    goTo(links.indexOf(link));
    (links.length > 1 ? next : strip).focus();
  });
  steps.hidden = links.length < 2;
  previous.onclick = () => step(-1);
  next.onclick = () => step(1);
  dialog.onkeydown = (event) => {
    if (hasModifierKey(event)) return;
    const across = Number(event.key === "ArrowRight") - Number(event.key === "ArrowLeft");
    if (!across) return;
    // The browser would scroll the strip as well, but only while the strip has the focus.
    event.preventDefault();
    step(across);
  };
  // After a resize the strip's scroll position belongs to another photograph.
  new ResizeObserver(() => {
    strip.scrollLeft = shown * strip.clientWidth;
  }).observe(strip);
  dialog.onclose = () => {
    links[shown]?.focus({ preventScroll: true });
  };
}
