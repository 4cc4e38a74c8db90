import { shop } from "../../content";
import styles from "./how-to-order.module.css";

/** The steps of an order, in the owner's words. */
export function HowToOrder() {
  return (
    <ol className={styles.steps}>
      {shop.howToOrder?.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b> {text}
        </li>
      ))}
    </ol>
  );
}
