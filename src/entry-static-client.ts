/** The script of the static pages: bags, the legal notice and 404.html (docs/decisions/014). */

import { enhanceBackLink } from "./app/bag/enhance-back-link";
import { enhanceOrderBar } from "./app/bag/enhance-order-bar";
import { enhancePhotoDialog } from "./app/bag/enhance-photo-dialog";
import { enhanceYarnPicker } from "./app/bag/enhance-yarn-picker";
import { enhancePage } from "./app/enhance-page";
import { enhanceHeader } from "./app/header/enhance-header";

enhancePage();
enhanceHeader();
if ("bag" in document.documentElement.dataset) {
  enhanceBackLink();
  enhancePhotoDialog();
  enhanceYarnPicker();
  enhanceOrderBar();
}
// Reveals the elements with `data-needs-script` (styles/base.css).
document.documentElement.dataset.ready = "";
