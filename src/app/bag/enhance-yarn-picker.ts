import { prefersReducedMotion } from "../../browser/reduced-motion";
import { COLOUR_ID, ORDER_ACTION_ID, ORDER_BAR_ID, YARN_PICKER_ID } from "../../page-contract";

const PHOTO_FADE_MS = 200;

/** Orders the bag in the selected colour, and shows the colour's photo instead of the first one. */
export function enhanceYarnPicker(): void {
  const picker = document.getElementById(YARN_PICKER_ID);
  if (!picker) return;
  const orderLink = document.querySelector<HTMLAnchorElement>(`#${ORDER_ACTION_ID} a`);
  const setOrderBar = createOrderBarSwitch();
  const setDetails = createDetailsSwitch();
  const note = picker.querySelector("[data-note-text]");
  const chosenName = picker.querySelector("[data-chosen]");
  const yarnPhotos = new Map<Element, HTMLAnchorElement>();
  /** Returns a yarn's photo, which loads from the first call on; undefined for a yarn without one. */
  const loadYarnPhoto = (yarn: Element): HTMLAnchorElement | undefined => {
    const template = yarn.parentElement?.querySelector("template");
    if (template && !yarnPhotos.has(yarn))
      yarnPhotos.set(
        yarn,
        document.importNode(template.content, true).firstChild as HTMLAnchorElement,
      );
    return yarnPhotos.get(yarn);
  };
  const showPhoto = createPhotoSwitch();
  const update = () => {
    const yarn = picker.querySelector<HTMLInputElement>(":checked");
    if (!yarn) return;
    if (orderLink) setOrderLink(orderLink, yarn);
    setOrderBar(yarn);
    setDetails(yarn);
    if (note) note.textContent = yarn.dataset.note ?? "";
    if (chosenName)
      chosenName.textContent = yarn.labels?.[0]?.querySelector("span")?.textContent ?? "";
    showPhoto(loadYarnPhoto(yarn));
  };
  const yarns = [...picker.querySelectorAll("input")];
  // Not every browser keeps the choice over a reload. The history entry does, also after Back.
  const chosen = yarns.find(({ dataset }) => dataset.name && dataset.name === history.state?.yarn);
  if (chosen) chosen.checked = true;
  picker.onchange = () => {
    update();
    const { name } = yarns.find(({ checked }) => checked)?.dataset ?? {};
    history.replaceState({ ...history.state, yarn: name }, "");
  };
  // A browser that restores the choice fires no `change` event.
  addEventListener("pageshow", update);
  // The other colours load as soon as the visitor reaches for one.
  const loadAll = () => yarns.forEach(loadYarnPhoto);
  for (const event of ["pointerover", "focusin"])
    picker.addEventListener(event, loadAll, { once: true });
}

function setOrderLink(link: HTMLAnchorElement, yarn: HTMLInputElement): void {
  const label = link.querySelector("svg")?.nextElementSibling;
  if (!label) return;
  link.href = yarn.value;
  const text = yarn.dataset.label ?? "";
  const name = link.getAttribute("aria-label") ?? "";
  // A function: a yarn's name may contain a replacement pattern, such as `$&`.
  link.setAttribute(
    "aria-label",
    name.replace(label.textContent ?? "", () => text),
  );
  label.textContent = text;
}

/**
 * Returns a function that names the selected colour in the order bar: its button keeps its text, so that it stays in one
 * line, and names the colour to screen readers.
 */
function createOrderBarSwitch(): (yarn: HTMLInputElement) => void {
  const bar = document.getElementById(ORDER_BAR_ID);
  const link = bar?.querySelector("a");
  const colour = bar?.querySelector("[data-colour]");
  const name = link?.getAttribute("aria-label") ?? "";
  // «(se abre en una pestaña nueva)».
  const end = name.lastIndexOf(" (");
  return (yarn) => {
    if (!link || !colour) return;
    const { name: yarnName = "" } = yarn.dataset;
    link.href = yarn.value;
    link.setAttribute(
      "aria-label",
      yarn.defaultChecked
        ? name
        : `${name.slice(0, end)} en ${yarnName.toLowerCase()}${name.slice(end)}`,
    );
    colour.textContent = yarnName;
  };
}

/** Returns a function that names the selected colour in the details. */
function createDetailsSwitch(): (yarn: HTMLInputElement) => void {
  const cell = document.getElementById(COLOUR_ID);
  const bagColour = cell?.textContent ?? "";
  return (yarn) => {
    if (cell) cell.textContent = yarn.defaultChecked ? bagColour : (yarn.dataset.name ?? "");
  };
}

/** Returns a function that shows a photo in the place of the bag's first one, and without a photo the first one. */
function createPhotoSwitch(): (photo?: HTMLAnchorElement) => void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-photo]");
  const firstPhoto = link?.cloneNode(true) as HTMLAnchorElement;
  let shown = firstPhoto;
  return async (photo = firstPhoto) => {
    if (!link || photo === shown) return;
    shown = photo;
    link.closest("ul")?.scrollTo({ left: 0 });
    const picture = photo.querySelector("picture")?.cloneNode(true) as HTMLElement;
    const previous = [...link.children];
    // The page keeps showing the previous photo until this one has loaded.
    await picture
      .querySelector("img")
      ?.decode()
      .catch(() => {});
    // The visitor may have chosen another colour meanwhile.
    if (shown !== photo) return;
    link.href = photo.href;
    link.setAttribute("aria-label", photo.getAttribute("aria-label") ?? "");
    for (const element of previous) element.ariaHidden = "true";
    link.append(picture);
    const duration = prefersReducedMotion() ? 0 : PHOTO_FADE_MS;
    await picture.animate({ opacity: [0, 1] }, duration).finished;
    for (const element of previous) element.remove();
  };
}
