import { SHARE_ID } from "../../page-contract";

/** «Compartir» opens the device's own list or, without one, copies the address. */
export function offerSharing(): void {
  const share = document.getElementById(SHARE_ID) as HTMLElement;
  const button = share.querySelector("button") as HTMLButtonElement;
  const said = share.querySelector("p") as HTMLElement;
  const url = location.origin + location.pathname;
  const { clipboard } = navigator;
  const device = "share" in navigator;
  if (!device && !clipboard) {
    share.remove();
    return;
  }
  const copy = async () => {
    try {
      await clipboard.writeText(url);
      said.textContent = "Enlace copiado.";
    } catch {
      said.textContent = url;
    }
  };
  button.onclick = async () => {
    if (!device) return copy();
    try {
      await navigator.share({ title: document.title, url });
    } catch (error) {
      // AbortError: the visitor has closed the list. Any other error: the device cannot share.
      if ((error as DOMException).name !== "AbortError") await copy();
    }
  };
}
