/**
 * The inline script that runs before the first paint: it puts the screen that the address asks for into `#root` and
 * notes it for the app in `<html data-route>`. Until hydration it also follows links and keeps the form's draft.
 */
import { onLinkPress } from "../app/link-press";
import { resolveRoute, sectionOf } from "../app/routes";
import { showSection } from "../app/show-section";
import { keepDraft, restoreDraft } from "../features/contact/message-draft";
import { heldKey } from "../lib/held-key";
import { preloadsId, ROOT_ID, screenId } from "../page-contract";

const html = document.documentElement;
const template = (id: string) => document.getElementById(id) as HTMLTemplateElement | null;

const PENDING_MS = 5000;

let shown = "home";
const home = document.createDocumentFragment();
const homeTitle = document.title;

const asked = resolveRoute(location.hash);
html.dataset.route = asked;
// The first picture depends on the hash, which only the browser knows (docs/decisions/003).
const preloads = template(preloadsId(asked));
if (preloads) document.head.append(preloads.content);
// Hides Home's markup, which comes first in the page (styles/base.css).
if (asked !== shown) {
  html.dataset.pending = "";
  // Chrome fires no event where the connection breaks in the middle of the page: after this time Home is shown.
  setTimeout(() => delete html.dataset.pending, PENDING_MS);
}

/** Puts the screen that the address asks for into the page; called first right after the markup of the screens. */
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
  // A browser compares ids letter by letter: `#Contacto?utm_source=ig` finds no section.
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
  // The menu closes as src/app/header/enhance-header.ts will close it.
  const target = event.target as Partial<Element>;
  if (target.closest?.("header a") ? !heldKey(event) : !target.closest?.("header"))
    document.querySelector("header details")?.removeAttribute("open");
};
