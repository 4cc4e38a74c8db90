import type { ComponentProps } from "react";
import styles from "./button.module.css";

type ButtonProps = ComponentProps<"button"> & {
  kind?: "plain" | "primary" | "text" | "remove";
};

export const Button = ({ kind = "plain", ...props }: ButtonProps) => (
  <button type="button" className={styles[kind]} {...props} />
);
