/**
 * The script of a bag's page, and the only one that it has: what the app does elsewhere for header and
 * footer, a photograph in a dialog, and sharing. The page works without it (docs/decisions/014).
 */
import { keepInSight } from "./app/bag/keep-in-sight";
import { offerSharing } from "./app/bag/offer-sharing";
import { openPhotos } from "./app/bag/open-photos";
import { enhanceHeader } from "./app/header/enhance-header";
import { speculate } from "./inline/speculate";
import { YEAR_ID } from "./page-contract";

enhanceHeader(document.querySelector("header") as HTMLElement);
openPhotos();
keepInSight();
offerSharing();
speculate();

const year = document.getElementById(YEAR_ID);
if (year) year.textContent = String(new Date().getFullYear());

// From here on what needs this script is shown (styles/base.css).
document.documentElement.dataset.hydrated = "";
