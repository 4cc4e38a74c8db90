import { parseSectionId, type Route } from "../app/routes";
import { ROOT_ID, screenTemplateId } from "../page-contract";

/** Runs behind the templates of the screens: puts the screen that detect-route.ts has noted in Home's place. */
const { dataset } = document.documentElement;
const screen = document.getElementById(screenTemplateId(dataset.route as Route));
if (screen instanceof HTMLTemplateElement) {
  document.getElementById(ROOT_ID)?.replaceChildren(screen.content);
  document.title = screen.title;
}
delete dataset.pending;
// A browser compares ids letter by letter: `#Contacto?utm_source=ig` finds no section.
const id = parseSectionId(location.hash);
if (location.hash !== `#${id}` && document.getElementById(id)) location.replace(`#${id}`);
