import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "./field";
import fieldStyles from "./field.module.css";
import styles from "./sheet.module.css";
import { useWorkshop } from "./use-workshop";

type SheetProps = {
  title: string;
  /** What the button that closes says. */
  closeLabel?: string;
  children: ReactNode;
};

/**
 * What she is working at: from below on a phone, beside the shop on a laptop. The shop stays in use, so the sheet is
 * no modal dialog; Escape closes it, and the focus goes back to where it was.
 */
export function Sheet({ title, closeLabel = "Listo", children }: SheetProps) {
  const { closeSheet } = useWorkshop();
  const heading = useRef<HTMLHeadingElement>(null);

  // Read before a field takes the focus by itself.
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    const sheet = heading.current?.closest("section");
    if (!sheet?.contains(document.activeElement)) heading.current?.focus();
    return () => {
      const back = before instanceof HTMLElement && before.isConnected ? before : undefined;
      // What is covered on a phone can be reached again once the sheet has gone.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          (back ?? document.querySelector<HTMLElement>("#bar [aria-expanded]"))?.focus();
      });
    };
  }, [before]);

  useEffect(() => {
    // What has had the focus may be gone by what it did.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    // Wherever the focus is: a button that can no longer be pressed has lost it, and a key in the shop stays in its frame.
    const listen = ({ key, isComposing }: KeyboardEvent) =>
      key === "Escape" && !isComposing && closeSheet();
    const listening = new AbortController();
    for (const view of [window, window.frames[0]])
      view?.addEventListener("keydown", listen, listening);
    return () => listening.abort();
  });

  return (
    <section id="sheet" className={styles.sheet} role="dialog" aria-labelledby="sheet-title">
      <header className={styles.head}>
        <h2 ref={heading} id="sheet-title" tabIndex={-1}>
          {title}
        </h2>
        <Button className={fieldStyles.primary} onClick={closeSheet}>
          {closeLabel}
        </Button>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
