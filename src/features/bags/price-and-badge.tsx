import { formatPrice } from "../../../lib/price";
import { type Bag, useContent } from "../../content";
import styles from "./price-and-badge.module.css";

export function Price({ bag: { price, previousPrice, soldOut } }: { bag: Bag }) {
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
      {soldOut && (
        <>
          {" "}
          <span data-field="bolso.yaml soldOut">· Agotado</span>
        </>
      )}
    </span>
  );
}

export function Badge({ bag: { soldOut, category } }: { bag: Bag }) {
  const { tag } = useContent().shop;
  const text = soldOut ? "Agotado" : category === "new" && tag;
  if (!text) return null;
  return (
    <p className={styles.tag} data-field={soldOut ? "bolso.yaml soldOut" : "tienda.yaml tag"}>
      {text}
    </p>
  );
}
