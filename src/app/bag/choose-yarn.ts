import { ASK_ID, YARNS_ID } from "../../page-contract";

/** The button asks for the bag in the colour that the visitor has pressed. */
export function chooseYarn(): void {
  const yarns = document.getElementById(YARNS_ID);
  const ask = document.querySelector<HTMLAnchorElement>(`#${ASK_ID} a`);
  if (!yarns || !ask) return;
  const follow = () => {
    const pressed = yarns.querySelector<HTMLInputElement>(":checked");
    if (pressed) ask.href = pressed.value;
  };
  yarns.onchange = follow;
  // A browser that comes back to the page, or reloads it, brings back what was pressed.
  addEventListener("pageshow", follow);
}
