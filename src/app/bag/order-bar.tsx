import { formatPrice } from "../../../lib/price";
import type { FullBag } from "../../content";
import { OrderButton } from "../../features/bags/order-links";
import { ORDER_BAR_ID } from "../../page-contract";
import styles from "./order-bar.module.css";

/** Renders a phone's order bar. enhance-order-bar.ts shows it, and enhance-yarn-picker.ts keeps the colour up to date. */
export function OrderBar({ bag }: { bag: FullBag }) {
  const { name, lang, price, photoYarn } = bag;
  return (
    <div className={styles.bar} id={ORDER_BAR_ID}>
      {/* The link repeats the name, and the page colour and price. */}
      <div className={styles.text} aria-hidden="true">
        <p className={styles.name} lang={lang}>
          {name}
        </p>
        <p className={styles.terms} data-field="bolso.yaml price">
          <span className={styles.colour} data-colour>
            {photoYarn?.name}
          </span>
          <span className={styles.price}>{formatPrice(price)}</span>
        </p>
      </div>
      <OrderButton bag={bag} isPrimary />
    </div>
  );
}
