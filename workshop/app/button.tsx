import type { ComponentProps } from "react";
import styles from "./field.module.css";

export const Button = (props: ComponentProps<"button">) => (
  <button type="button" className={styles.button} {...props} />
);
