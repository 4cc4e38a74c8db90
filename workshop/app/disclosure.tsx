import { type ReactNode, useState } from "react";
import disclosure from "../../src/ui/disclosure.module.css";
import styles from "./disclosure.module.css";
import stack from "./stack.module.css";

type DisclosureProps = {
  title: string;
  /** Whether it is open at first. */
  open: boolean;
  children: ReactNode;
};

/** Folds fields away below a title. */
export function Disclosure({ title, open, children }: DisclosureProps) {
  // Stays open while the owner empties its last field to type a new value.
  const [isInitiallyOpen] = useState(open);
  return (
    <details className={styles.details} open={isInitiallyOpen}>
      <summary className={disclosure.summary}>{title}</summary>
      <div className={stack.group}>{children}</div>
    </details>
  );
}
