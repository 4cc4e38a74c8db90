/** The script of the pages that are not hydrated: a bag's, the legal notice and 404.html (docs/decisions/014). */
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

// The skip link's address lacks the page's query, and on 404.html the mistyped path: following it would load another page.
document.querySelector(".skip")?.addEventListener("click", (event) => {
  event.preventDefault();
  document.getElementById("contenido")?.focus();
});

const year = document.getElementById(YEAR_ID);
if (year) year.textContent = String(new Date().getFullYear());

// Shows what needs this script (styles/base.css).
document.documentElement.dataset.ready = "";
