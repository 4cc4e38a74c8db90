import type { ReactNode } from "react";
import styles from "./field.module.css";

type MenuItemProps = {
  name: string;
  note?: string | undefined;
  /** URL of a photo beside the name. */
  photo?: string | undefined;
  onClick: () => void;
  /** Whether it has the focus in a sheet that opens. */
  isFocused?: boolean;
  /** A second button. */
  children?: ReactNode;
};

export const MenuItem = ({ name, note, photo, onClick, isFocused, children }: MenuItemProps) => (
  <li>
    {/* biome-ignore lint/a11y/noAutofocus: what comes next, in a sheet that the owner has opened */}
    <button type="button" className={styles.item} autoFocus={isFocused} onClick={onClick}>
      {photo && <img className={styles.menuPhoto} src={photo} alt="" loading="lazy" />}
      <span>
        {name}
        {note && <span className={styles.muted}>{note}</span>}
      </span>
    </button>
    {children}
  </li>
);
