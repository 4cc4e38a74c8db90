import type { ReactNode } from "react";
import styles from "./message.module.css";

type MessageProps = { kind: "muted" | "problem" | "warning"; children: ReactNode };

/** Renders a note, an error or a warning as phrasing content, because a label may contain it. */
export const Message = ({ kind, children }: MessageProps) => (
  <span className={styles[kind]}>{children}</span>
);
