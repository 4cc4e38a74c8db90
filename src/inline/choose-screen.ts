/**
 * The script inside the page. It runs before anything is painted: it finds out which screen the
 * address asks for, writes it down for the app (`<html data-route>`) and puts that screen into
 * `#root`. Until the app takes over it also follows the links, so that they work without the app, and
 * keeps what is written in the form.
 */
import { onLinkPress } from "../app/link-press";
import { resolveRoute, sectionOf } from "../app/routes";
import { showSection } from "../app/show-section";
import { keepDraft, restoreDraft } from "../features/contact/message-draft";
import { heldKey } from "../lib/held-key";
import { preloadsId, ROOT_ID, screenId } from "../page-contract";

const html = document.documentElement;
const template = (id: string) => document.getElementById(id) as HTMLTemplateElement | null;

let shown = "home";
const home = document.createDocumentFragment();
const homeTitle = document.title;

const asked = resolveRoute(location.hash);
html.dataset.route = asked;
// Only now is it known which picture is seen first (docs/decisions/003).
const preloads = template(preloadsId(asked));
if (preloads) document.head.append(preloads.content);
// Home's markup comes first in the page: not a line of it is painted (styles/base.css).
if (asked !== shown) {
  html.dataset.pending = "";
  // Unless the rest of the page never comes, of which Chrome tells nothing.
  setTimeout(() => delete html.dataset.pending, 5000);
}

/** Puts the screen that the address asks for into the page. First called right behind the screens. */
window.onhashchange = () => {
  const root = document.getElementById(ROOT_ID);
  const route = resolveRoute(location.hash);
  if (root && route !== shown) {
    if (shown === "home") home.append(...root.childNodes);
    const screen = template(screenId(route));
    root.replaceChildren(screen ? screen.content.cloneNode(true) : home);
    document.title = screen?.title ?? homeTitle;
    html.dataset.route = shown = route;
    if (document.readyState !== "loading" && !showSection(location.hash)) scrollTo(0, 0);
  }
  delete html.dataset.pending;
  // A browser finds a section by its id alone, letter by letter (`#Contacto?utm_source=ig` is none).
  const id = sectionOf(location.hash);
  if (location.hash !== `#${id}` && document.getElementById(id)) location.replace(`#${id}`);
  const form = root?.querySelector("form");
  if (form) restoreDraft(form);
};

window.oninput = ({ target }) => {
  const { form } = target as HTMLInputElement;
  if (form) keepDraft(form);
};

window.onclick = (event) => {
  onLinkPress(event);
  // The menu closes on selection and at a press outside, as it will when the app is there
  // (src/app/header/enhance-header.ts).
  const target = event.target as Partial<Element>;
  if (target.closest?.("header a") ? !heldKey(event) : !target.closest?.("header"))
    document.querySelector("header details")?.removeAttribute("open");
};
