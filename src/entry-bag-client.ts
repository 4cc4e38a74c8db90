/**
 * The script of a bag's page, and the only one that it has: what the app does elsewhere for header and
 * footer, a photograph in a dialog, and sharing. The page works without it (docs/decisions/014).
 */
import { keepInSight } from "./app/bag/keep-in-sight";
import { offerSharing } from "./app/bag/offer-sharing";
import { openPhotos } from "./app/bag/open-photos";
import { enhanceHeader } from "./app/header/enhance-header";
import { speculate } from "./inline/speculate";

enhanceHeader(document.querySelector("header") as HTMLElement);
openPhotos();
keepInSight();
offerSharing();
speculate();

const copyright = document.querySelector("footer p > span");
if (copyright?.textContent)
  copyright.textContent = copyright.textContent.replace(/\d+/, String(new Date().getFullYear()));

// From here on what needs this script is shown (styles/base.css).
document.documentElement.dataset.hydrated = "";
