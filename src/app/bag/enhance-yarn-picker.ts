import { prefersReducedMotion } from "../../browser/reduced-motion";
import { ORDER_ACTION_ID, ORDER_BAR_ID, QUESTION_ID, YARN_PICKER_ID } from "../../page-contract";

const PHOTO_FADE_MS = 200;

/** Orders the bag in the selected colour, and shows the colour's photo instead of the first one. */
export function enhanceYarnPicker(): void {
  const picker = document.getElementById(YARN_PICKER_ID);
  if (!picker) return;
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
    const { label, linkName, barName, question, mail, name, note } = yarn.dataset;
    setHref(`#${ORDER_ACTION_ID} a`, yarn.value)?.setAttribute("aria-label", linkName ?? "");
    setHref(`#${ORDER_BAR_ID} a`, yarn.value)?.setAttribute("aria-label", barName ?? "");
    setHref(`#${QUESTION_ID} a[target]`, question);
    setHref(`#${QUESTION_ID} a:not([target])`, mail);
    setText(`#${ORDER_ACTION_ID} a span`, label);
    // The bar's button keeps its text, so that it stays in one line.
    setText(`#${ORDER_BAR_ID} [data-colour]`, name);
    setText("[data-note-text]", note);
    setText("[data-chosen]", yarn.labels?.[0]?.querySelector("span")?.textContent);
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

function setText(selector: string, text: string | null = ""): void {
  const element = document.querySelector(selector);
  if (element) element.textContent = text;
}

function setHref(selector: string, href = ""): HTMLAnchorElement | null {
  const link = document.querySelector<HTMLAnchorElement>(selector);
  if (link) link.href = href;
  return link;
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
