import type { ReactNode } from "react";
import styles from "./field.module.css";

type MenuItemProps = {
  name: string;
  note?: string | undefined;
  /** URL of a picture beside the name. */
  picture?: string | undefined;
  onClick: () => void;
  /** A second button. */
  children?: ReactNode;
};

export const MenuItem = ({ name, note, picture, onClick, children }: MenuItemProps) => (
  <li>
    <button type="button" className={styles.item} onClick={onClick}>
      {picture && <img className={styles.picture} src={picture} alt="" loading="lazy" />}
      <span>
        {name}
        {note && <span className={styles.muted}>{note}</span>}
      </span>
    </button>
    {children}
  </li>
);
