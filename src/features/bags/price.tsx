import { formatPrice } from "../../../lib/price";
import type { Bag } from "../../content";
import styles from "./price.module.css";

/** Renders a bag's price, after a previous price that is struck through. Screen readers hear which is which. */
export function Price({ bag: { price, previousPrice } }: { bag: Bag }) {
  return (
    <span className={styles.price} data-field="bolso.yaml price">
      {previousPrice && (
        <>
          <s data-field="bolso.yaml previousPrice">
            <span className="visually-hidden">Antes </span>
            {formatPrice(previousPrice)}
          </s>{" "}
          <span className="visually-hidden">ahora </span>
        </>
      )}
      <span>{formatPrice(price)}</span>
    </span>
  );
}
