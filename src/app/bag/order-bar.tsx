import type { Bag } from "../../content";
import { OrderButton } from "../../features/bags/order-links";
import { Price } from "../../features/bags/price";
import { ORDER_BAR_ID } from "../../page-contract";
import styles from "./order-bar.module.css";

/**
 * Renders a bar with name, price and order button at the bottom of a phone's window. enhance-order-bar.ts hides it while
 * the page's own button is in view.
 */
export function OrderBar({ bag }: { bag: Bag }) {
  const { name, lang } = bag;
  return (
    <div className={styles.bar} id={ORDER_BAR_ID}>
      {/* The link repeats the name, and the page the price. */}
      <div aria-hidden="true">
        <p className={styles.name} lang={lang}>
          {name}
        </p>
        <p className={styles.price}>
          <Price bag={bag} />
        </p>
      </div>
      <OrderButton bag={bag} isPrimary />
    </div>
  );
}
