import type { ReactNode } from "react";
import styles from "./list-line.module.css";

/** Renders a text of a list with its buttons at the end. */
export const ListLine = ({ children }: { children: ReactNode }) => (
  <li className={styles.line}>{children}</li>
);
