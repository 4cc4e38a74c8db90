import type { ReactNode } from "react";
import styles from "./new-tab-link.module.css";

export const NewTabLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);
