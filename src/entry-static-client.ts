/** The script of the static pages: bags, the legal notice and 404.html (docs/decisions/014). */

import { enhancePhotoDialog } from "./app/bag/enhance-photo-dialog";
import { enhanceYarnPicker } from "./app/bag/enhance-yarn-picker";
import { enhanceHeader } from "./app/header/enhance-header";
import { nameTransitionPhoto } from "./app/photo-transition";
import { enhanceSkipLink } from "./app/skip-link";
import { YEAR_ID } from "./page-contract";

enhanceHeader();
if ("bag" in document.documentElement.dataset) {
  enhancePhotoDialog();
  enhanceYarnPicker();
}
nameTransitionPhoto();

enhanceSkipLink();
// An open photo would cover the page that returns from the page cache.
addEventListener("pagehide", () => document.querySelector("dialog")?.close());

const year = document.getElementById(YEAR_ID);
if (year) year.textContent = String(new Date().getFullYear());

// Reveals the elements with `data-needs-script` (styles/base.css).
document.documentElement.dataset.ready = "";
