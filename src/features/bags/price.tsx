import type { Bag } from "../../content";
import { formatPrice } from "../../lib/price";
import styles from "./price.module.css";

/** What a bag costs; before it, what a reduced bag has cost, and behind it, whether the bag is sold out. */
export function Price({ bag: { price, previousPrice, soldOut } }: { bag: Bag }) {
  return (
    <span className={styles.price}>
      {previousPrice && (
        <>
          <s>
            <span className="visually-hidden">Antes </span>
            {formatPrice(previousPrice)}
          </s>{" "}
          <span className="visually-hidden">ahora </span>
        </>
      )}
      <span>{formatPrice(price)}</span>
      {soldOut && <span> · Agotado</span>}
    </span>
  );
}
