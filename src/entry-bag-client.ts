/** The script of the pages that are not hydrated: a bag's and the legal notice (docs/decisions/014). */
import { chooseYarn } from "./app/bag/choose-yarn";
import { keepInSight } from "./app/bag/keep-in-sight";
import { offerSharing } from "./app/bag/offer-sharing";
import { openPhotos } from "./app/bag/open-photos";
import { growPhoto } from "./app/grow-photo";
import { enhanceHeader } from "./app/header/enhance-header";
import { YEAR_ID } from "./page-contract";

enhanceHeader(document.querySelector("header") as HTMLElement);
if ("bag" in document.documentElement.dataset) {
  openPhotos();
  chooseYarn();
  keepInSight();
  offerSharing();
}
growPhoto();

const year = document.getElementById(YEAR_ID);
if (year) year.textContent = String(new Date().getFullYear());

// Shows what needs this script (styles/base.css).
document.documentElement.dataset.hydrated = "";
