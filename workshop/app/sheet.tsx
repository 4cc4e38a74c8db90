import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./sheet.module.css";

type SheetProps = {
  title: string;
  /** What the button that closes says. */
  close?: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * What she is working at: from below on a phone, beside the shop on a laptop. The shop stays in use, so the sheet is
 * no modal dialog; Escape closes it, and the focus goes back to where it was.
 */
export function Sheet({ title, close = "Listo", onClose, children }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Read before a field takes the focus by itself.
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    if (!sheet.current?.contains(document.activeElement)) heading.current?.focus();
    return () => {
      const back = before instanceof HTMLElement && before.isConnected ? before : undefined;
      // What is covered on a phone can be reached again once the sheet has gone.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          (back ?? document.querySelector<HTMLElement>("#bar button"))?.focus();
      });
    };
  }, [before]);

  // What has had the focus may be gone by what it did.
  const had = useRef(false);
  useEffect(() => {
    if (had.current && document.activeElement === document.body) heading.current?.focus();
  });

  // Wherever the focus is: a button that can no longer be pressed has lost it.
  useEffect(() => {
    const listen = ({ key, isComposing }: KeyboardEvent) =>
      key === "Escape" && !isComposing && onClose();
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [onClose]);

  return (
    <section
      ref={sheet}
      id="sheet"
      className={styles.sheet}
      role="dialog"
      aria-labelledby="sheet-title"
      onFocus={() => {
        had.current = true;
      }}
      onBlur={() => {
        had.current = false;
      }}
    >
      <header className={styles.head}>
        <h2 ref={heading} id="sheet-title" tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          {close}
        </button>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
