import { resolveRoute } from "../app/routing/routes";
import { getPreloadTemplateId } from "../page-contract";

/** Runs in the head: stores the hash's route in `data-route` and preloads the screen's first picture. */
const { dataset } = document.documentElement;
const route = resolveRoute(location.hash);
dataset.route = route;
// Hides Home's HTML, which comes first in the page, until show-screen.ts runs (styles/base.css).
if (route !== "home") dataset.pending = "";
const preloads = document.getElementById(getPreloadTemplateId(route)) as HTMLTemplateElement;
document.head.append(preloads.content);
