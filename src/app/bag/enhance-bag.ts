import { ORDER_ACTION_ID, SHARE_ID, YARN_PICKER_ID } from "../../page-contract";

/** Gives the button that asks for the bag the link and the name of the chosen colour. */
export function enhanceYarnPicker(): void {
  const yarns = document.getElementById(YARN_PICKER_ID);
  const ask = document.querySelector<HTMLAnchorElement>(`#${ORDER_ACTION_ID} a`);
  const label = ask?.querySelector("svg")?.nextSibling;
  if (!yarns || !ask || !label) return;
  const follow = () => {
    const pressed = yarns.querySelector<HTMLInputElement>(":checked");
    if (!pressed) return;
    ask.href = pressed.value;
    label.textContent = `Pedir en ${pressed.parentElement?.textContent.toLowerCase()} por WhatsApp`;
  };
  yarns.onchange = follow;
  // After Back or a reload the browser restores the chosen colour, and no `change` fires.
  addEventListener("pageshow", follow);
}

/** «Copiar el enlace», where the window is wide; a phone's browser shares by itself. */
export function enhanceCopyLink(): void {
  const share = document.getElementById(SHARE_ID) as HTMLElement;
  const said = share.querySelector("p") as HTMLElement;
  const url = location.origin + location.pathname;
  (share.querySelector("button") as HTMLButtonElement).onclick = async () => {
    try {
      await navigator.clipboard.writeText(url);
      said.textContent = "Enlace copiado.";
    } catch {
      said.textContent = url;
    }
  };
}
