import { heldKey } from "../../lib/held-key";
import { PHOTO_ID } from "../../page-contract";

/** How far an arrow of the keyboard moves an enlarged photograph, in pixels. */
const MOVE = 80;

/**
 * Opens each photograph in a dialog, as large as the window; a press, or its button, makes it as large as it is, and
 * the arrows, which else lead to the next one, then move about in it. Two fingers zoom it like the page. With a key
 * held down (a new tab, a download), and where a browser knows no dialog (Firefox before 98, Safari before 15.4), the
 * link leads to the file.
 */
export function openPhotos(): void {
  const dialog = document.getElementById(PHOTO_ID) as HTMLDialogElement;
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[data-photo]")];
  // Of a strip's photo that peeps in already, Chrome shows no more when it gets the focus. What a closing dialog gives
  // it back to for a moment is not the photo that was seen last.
  for (const link of links)
    link.onfocus = ({ relatedTarget }) => {
      if (link.matches(":focus-visible") && !dialog.contains(relatedTarget as Node | null))
        link.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
  if (!("showModal" in dialog)) return;
  const [previous, next, zoom] = dialog.querySelectorAll<HTMLButtonElement>("[type=button]");
  const frame = zoom?.parentElement;
  if (!previous || !next || !zoom || !frame) return;
  const count = dialog.querySelector("p") as HTMLElement;
  const image = new Image();
  frame.append(image);
  let shown = 0;

  const isLarge = () => zoom.getAttribute("aria-pressed") === "true";
  /** Makes the photograph as large as it is, with this place of it in the middle, or as large as the window. */
  const enlarge = (large: boolean, across = 0.5, down = 0.5) => {
    zoom.setAttribute("aria-pressed", String(large));
    frame.scrollTo(
      across * image.clientWidth - frame.clientWidth / 2,
      down * image.clientHeight - frame.clientHeight / 2,
    );
  };

  const show = (index: number) => {
    shown = (index + links.length) % links.length;
    const link = links[shown] as HTMLAnchorElement;
    const small = link.querySelector("img") as HTMLImageElement;
    image.alt = small.alt;
    // Enlarged, what the page has already is as large as what takes its place.
    image.width = Number(link.dataset.photo);
    // What the page has already, until the large one is there; in the format that the browser has chosen.
    image.src = small.currentSrc || link.href;
    const large = new Image();
    large.onload = () => {
      if (links[shown] === link) image.src = large.src;
    };
    large.src = link.href.replace(/jpg$/, small.currentSrc.endsWith("avif") ? "avif" : "jpg");
    enlarge(false);
    count.textContent = `${shown + 1} de ${links.length}`;
  };
  const step = (by: number) => {
    show(shown + by);
    // Closed, the page shows the photograph that was seen last, and has the focus there.
    links[shown]?.scrollIntoView({ block: "nearest", inline: "start" });
  };

  document.addEventListener("click", (event) => {
    // An extension can make up a press on the document itself, which has no `closest`.
    const target = event.target as Partial<Element>;
    const link = target.closest?.<HTMLAnchorElement>("a[data-photo]");
    if (!link || heldKey(event)) return;
    event.preventDefault();
    show(links.indexOf(link));
    dialog.showModal();
  });
  if (links.length < 2) {
    previous.remove();
    next.remove();
    count.hidden = true;
  }
  previous.onclick = () => step(-1);
  next.onclick = () => step(1);
  dialog.onkeydown = (event) => {
    const pressed = (key: string) => Number(event.key === key);
    const across = pressed("ArrowRight") - pressed("ArrowLeft");
    const down = pressed("ArrowDown") - pressed("ArrowUp");
    if (heldKey(event)) return;
    if (isLarge()) {
      if (across || down) event.preventDefault();
      frame.scrollBy(across * MOVE, down * MOVE);
    } else if (across) step(across);
  };
  dialog.onclose = () => links[shown]?.focus({ preventScroll: true });
  zoom.onclick = () => enlarge(!isLarge());
  image.onclick = ({ offsetX, offsetY }) => {
    // The arrows of a keyboard are for what has the focus.
    zoom.focus();
    // As large as the window, the photograph has room beside it that is the image's too.
    const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
    const scale = Math.min(clientWidth / naturalWidth, clientHeight / naturalHeight);
    enlarge(
      !isLarge(),
      0.5 + (offsetX - clientWidth / 2) / naturalWidth / scale,
      0.5 + (offsetY - clientHeight / 2) / naturalHeight / scale,
    );
  };
}
