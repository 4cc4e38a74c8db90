import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "./button";
import styles from "./sheet.module.css";
import { StatusLine } from "./status-line";
import { useWorkshop } from "./workshop-context";

type SheetProps = {
  title: string;
  /** Label of a secondary close button; the default is the primary «Listo». */
  closeLabel?: string;
  children: ReactNode;
};

/** Returns the focus to the element that has opened a sheet, or to the menu's button, unless another sheet has taken it. */
function returnFocus(opener: Element | null): void {
  const { activeElement } = document;
  // A sheet that is visible again has the focus in its title.
  if (!activeElement?.matches("body, [role=dialog] h2")) return;
  if (opener instanceof HTMLElement && opener !== document.body && opener.offsetWidth > 0)
    opener.focus();
  else if (activeElement === document.body)
    document.querySelector<HTMLElement>("#bar [aria-expanded]")?.focus();
}

/** Finds the first control of a field. A field without one, such as a photo's file, has that of its group. */
function findControl(sheet: Element, field: string): HTMLElement | null {
  const editor = sheet.querySelector(`[data-field="${CSS.escape(field)}"]`);
  const container = field.replace(/\.\w+$/, "");
  if (!editor) return container === field ? null : findControl(sheet, container);
  return (
    editor.querySelector<HTMLElement>(
      // The chosen option of a choice. The text of a colour, because the field's label names it.
      "textarea, select, button, input:not([type=radio], [type=color]), :checked",
    ) ?? editor.querySelector("input")
  );
}

/**
 * Renders a non-modal dialog, because the shop stays usable: at the bottom of a phone, beside the shop on a laptop.
 * Opening it moves the focus to the tapped field, or to the title; closing returns it. A covered sheet keeps its state.
 */
export function Sheet({ title, closeLabel, children }: SheetProps) {
  const { sheets } = useWorkshop();
  const { focusedField } = sheets;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasOpened = useRef(false);

  // Read during the first render, before the effect or `autoFocus` moves the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const sheet = heading.current?.closest("section");
    const control = sheet && !hasOpened.current && findControl(sheet, focusedField);
    hasOpened.current = true;
    if (!sheet?.contains(document.activeElement)) (control || heading.current)?.focus();
    // On a phone the bar is hidden until the sheet is gone.
    return () => void requestAnimationFrame(() => returnFocus(opener));
  }, [opener, focusedField]);

  useEffect(() => {
    // An action may have removed the focused element.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    // Listen on both windows: the focus may be in the iframe or, after a button was disabled, on <body>.
    const closeOnEscape = ({ key, isComposing }: KeyboardEvent) =>
      key === "Escape" && !isComposing && sheets.close();
    const controller = new AbortController();
    const frame = document.querySelector<HTMLIFrameElement>("#shop");
    for (const view of [window, frame?.contentWindow])
      view?.addEventListener("keydown", closeOnEscape, controller);
    return () => controller.abort();
  });

  return (
    <section className={styles.sheet} role="dialog" aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <Button kind={closeLabel ? "text" : "primary"} onClick={sheets.close}>
          {closeLabel ?? "Listo"}
        </Button>
        <div role="status" className={styles.status}>
          <StatusLine />
        </div>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
