import { resolveRoute } from "../app/routes";
import { preloadTemplateId } from "../page-contract";

/** Runs in the head: notes the screen that the hash asks for, and preloads the screen's first picture. */
const { dataset } = document.documentElement;
const route = resolveRoute(location.hash);
dataset.route = route;
// Home's markup comes first in the page, and stays hidden until show-screen.ts has run (styles/base.css).
if (route !== "home") dataset.pending = "";
const preloads = document.getElementById(preloadTemplateId(route)) as HTMLTemplateElement;
document.head.append(preloads.content);
