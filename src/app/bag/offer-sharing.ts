import { SHARE_ID } from "../../page-contract";

/** 'Compartir': by whatever the visitor's device offers for it, or else the address goes to the clipboard. */
export function offerSharing(): void {
  const place = document.getElementById(SHARE_ID) as HTMLElement;
  const button = place.querySelector("button") as HTMLButtonElement;
  const said = place.querySelector("p") as HTMLElement;
  const url = location.origin + location.pathname;
  const { clipboard } = navigator;
  const device = "share" in navigator;
  if (!device && !clipboard) {
    place.remove();
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
      // The visitor has closed the list. Any other error means that the device shares nothing.
      if ((error as DOMException).name !== "AbortError") await copy();
    }
  };
}
