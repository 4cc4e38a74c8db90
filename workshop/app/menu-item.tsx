import type { ReactNode } from "react";
import styles from "./field.module.css";

type MenuItemProps = {
  name: string;
  note?: string | undefined;
  /** URL of a photo beside the name. */
  photo?: string | undefined;
  onClick: () => void;
  /** A second button. */
  children?: ReactNode;
};

export const MenuItem = ({ name, note, photo, onClick, children }: MenuItemProps) => (
  <li>
    <button type="button" className={styles.item} onClick={onClick}>
      {photo && <img className={styles.menuPhoto} src={photo} alt="" loading="lazy" />}
      <span>
        {name}
        {note && <span className={styles.muted}>{note}</span>}
      </span>
    </button>
    {children}
  </li>
);
