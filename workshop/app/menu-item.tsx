import type { ReactNode } from "react";
import styles from "./menu-item.module.css";
import messages from "./message.module.css";

type MenuItemProps = {
  name: string;
  note?: string | undefined;
  photo?: string | undefined;
  onClick: () => void;
  /** Whether it has the focus in a sheet that opens. */
  isFocused?: boolean;
};

export const MenuList = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
);

export const MenuItem = ({ name, note, photo, onClick, isFocused }: MenuItemProps) => (
  <li className={styles.entry}>
    {/* biome-ignore lint/a11y/noAutofocus: what comes next, in a sheet that the owner has opened */}
    <button type="button" className={styles.item} autoFocus={isFocused} onClick={onClick}>
      {photo && <img className={styles.photo} src={photo} alt="" loading="lazy" />}
      <span>
        {name}
        {note && <span className={messages.muted}>{note}</span>}
      </span>
    </button>
  </li>
);
