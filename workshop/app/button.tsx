import type { ComponentProps } from "react";
import styles from "./button.module.css";

type ButtonProps = ComponentProps<"button"> & {
  kind?: "plain" | "primary" | "text" | "remove";
};

export const Button = ({ kind = "plain", ...props }: ButtonProps) => (
  <button type="button" className={styles[kind]} {...props} />
);

/** Renders the label of a hidden input as a button. */
export const ButtonLabel = (props: ComponentProps<"label">) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the input is one of its children.
  <label className={`${styles.plain} ${styles.label}`} {...props} />
);
