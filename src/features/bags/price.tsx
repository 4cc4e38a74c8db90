import type { Bag } from "../../content";
import { formatPrice } from "../../lib/price";
import styles from "./price.module.css";

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
      {soldOut && (
        <>
          {" "}
          <span>· Agotado</span>
        </>
      )}
    </span>
  );
}
