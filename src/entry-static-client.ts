/** The script of the static pages: bags, the legal notice and 404.html (docs/decisions/014). */
import { enhanceCopyLink, enhanceYarnPicker } from "./app/bag/enhance-bag";
import { enhancePhotoDialog } from "./app/bag/enhance-photo-dialog";
import { enhanceHeader } from "./app/header/enhance-header";
import { nameTransitionPhoto } from "./app/photo-transition";
import { YEAR_ID } from "./page-contract";

enhanceHeader(document.querySelector("header") as HTMLElement);
if ("bag" in document.documentElement.dataset) {
  enhancePhotoDialog();
  enhanceYarnPicker();
  enhanceCopyLink();
}
nameTransitionPhoto();

// Focus without navigating: the skip link's URL lacks the query, and on 404.html the path, so it would load a page.
document.querySelector(".skip")?.addEventListener("click", (event) => {
  event.preventDefault();
  document.getElementById("contenido")?.focus();
});

const year = document.getElementById(YEAR_ID);
if (year) year.textContent = String(new Date().getFullYear());

// Reveals the elements with `data-needs-script` (styles/base.css).
document.documentElement.dataset.ready = "";
