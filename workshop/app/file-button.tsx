import type { ReactNode } from "react";
import styles from "./photos.module.css";

type FileButtonProps = {
  className: string | undefined;
  accept: string;
  multiple?: boolean;
  /** Set where she has come for it. */
  autoFocus?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

/** Opens the device's own choice of files. */
export const FileButton = ({ className, onFiles, children, ...input }: FileButtonProps) => (
  <label className={className}>
    <input
      {...input}
      type="file"
      className={styles.file}
      onChange={({ target }) => {
        if (target.files?.length) onFiles([...target.files]);
        // The same file may be chosen again.
        target.value = "";
      }}
    />
    {children}
  </label>
);
