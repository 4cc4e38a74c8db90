import { heldKey } from "../lib/held-key";
import { LEGAL_ID, LEGAL_PATH } from "../page-contract";

/**
 * The script of pages that carry the legal notice: the links to its page open it here, in a dialog.
 * They lead to that page where there is no script or no dialog, and to what a key held down asks for: a new tab,
 * a file.
 */
const notice = document.getElementById(LEGAL_ID) as HTMLDialogElement;

if ("showModal" in notice) {
  document.addEventListener("click", (event) => {
    const link = (event.target as Partial<Element>).closest?.(`a[href="${LEGAL_PATH}"]`);
    if (!link || heldKey(event)) return;
    event.preventDefault();
    notice.showModal();
    notice.scrollTop = 0;
  });
  // The browser's Back leads to another screen, which should be seen then.
  addEventListener("hashchange", () => notice.close());
}
