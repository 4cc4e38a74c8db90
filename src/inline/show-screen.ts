import { normalizeHash, type Route } from "../app/routing/routes";
import { getScreenTemplateId, ROOT_ID } from "../page-contract";

/** Runs after the screens' templates: replaces Home with the screen of `data-route` (detect-route.ts). */
const { dataset } = document.documentElement;
const screen = document.getElementById(getScreenTemplateId(dataset.route as Route));
if (screen instanceof HTMLTemplateElement) {
  document.getElementById(ROOT_ID)?.replaceChildren(screen.content);
  document.title = screen.title;
}
delete dataset.pending;
// Browsers match the hash against ids exactly: `#Contacto?utm_source=ig` would not scroll to `contacto`.
const id = normalizeHash(location.hash);
if (location.hash !== `#${id}` && document.getElementById(id)) location.replace(`#${id}`);
