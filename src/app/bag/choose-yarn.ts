import { ASK_ID, YARNS_ID } from "../../page-contract";

/** Gives the button that asks for the bag the link of the chosen colour. */
export function chooseYarn(): void {
  const yarns = document.getElementById(YARNS_ID);
  const ask = document.querySelector<HTMLAnchorElement>(`#${ASK_ID} a`);
  if (!yarns || !ask) return;
  const follow = () => {
    const pressed = yarns.querySelector<HTMLInputElement>(":checked");
    if (pressed) ask.href = pressed.value;
  };
  yarns.onchange = follow;
  // After Back or a reload the browser restores the chosen colour, and no `change` fires.
  addEventListener("pageshow", follow);
}
