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
  button.onclick = async () => {
    if (device) {
      // Whoever closes the list again has not failed.
      await navigator.share({ title: document.title, url }).catch(() => {});
      return;
    }
    said.textContent = await clipboard.writeText(url).then(
      () => "Enlace copiado.",
      () => url,
    );
  };
}
