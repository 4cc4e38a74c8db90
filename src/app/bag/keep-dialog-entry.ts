const isDialogEntry = (): boolean => history.state?.isPhotoOpen === true;

/**
 * Closes the dialog on Back. The open dialog has a history entry, which goes when the dialog closes in another way: a
 * later Back leaves the page.
 *
 * @returns a function that adds the entry, for when the dialog opens
 */
export function keepDialogEntry(dialog: HTMLDialogElement): () => void {
  let isGoingBack = false;
  const dropEntry = () => {
    if (!isDialogEntry()) history.scrollRestoration = "auto";
    else if (!dialog.open && !isGoingBack) {
      isGoingBack = true;
      history.back();
    }
  };
  dialog.addEventListener("close", dropEntry);
  addEventListener("popstate", () => {
    isGoingBack = false;
    if (!isDialogEntry()) dialog.close();
    // Forward leads to the entry of a closed dialog.
    dropEntry();
  });
  // A reload or a return leads to the entry of a dialog that is no longer open.
  addEventListener("pageshow", dropEntry);
  return () => {
    // The dialog scrolls the page to its current photo. Back must not undo this.
    history.scrollRestoration = "manual";
    history.pushState({ ...history.state, isPhotoOpen: true }, "");
    history.scrollRestoration = "auto";
  };
}
