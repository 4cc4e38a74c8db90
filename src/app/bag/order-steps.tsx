import { shop } from "../../content";
import { HowToOrder } from "../../features/bags/how-to-order";
import styles from "./bag-main.module.css";

/** How an order goes, step by step, where the owner says so. */
export function OrderSteps() {
  if (!shop.howToOrder) return null;
  return (
    <section className={styles.part} aria-labelledby="pedir">
      <h2 id="pedir">Cómo pedir</h2>
      <HowToOrder />
    </section>
  );
}
