import { ORDER_ACTION_ID, YARN_PICKER_ID } from "../../page-contract";

/** Sets the order button's link and label to the selected colour. */
export function enhanceYarnPicker(): void {
  const picker = document.getElementById(YARN_PICKER_ID);
  const orderLink = document.querySelector<HTMLAnchorElement>(`#${ORDER_ACTION_ID} a`);
  const label = orderLink?.querySelector("svg")?.nextSibling;
  if (!picker || !orderLink || !label) return;
  const updateOrderLink = () => {
    const selectedYarn = picker.querySelector<HTMLInputElement>(":checked");
    if (!selectedYarn) return;
    orderLink.href = selectedYarn.value;
    const text = selectedYarn.dataset.label ?? "";
    const name = orderLink.getAttribute("aria-label") ?? "";
    orderLink.setAttribute("aria-label", name.replace(label.textContent ?? "", text));
    label.textContent = text;
  };
  picker.onchange = updateOrderLink;
  // After Back or a reload the browser restores the selected colour without a `change` event.
  addEventListener("pageshow", updateOrderLink);
}
