import { collections } from "../../../lib/collections";
import { type Bag, useContent } from "../../content";
import styles from "./badge.module.css";

/** Renders «Agotado» for a sold-out bag, or the owner's text for the bags of a collection with badges. */
export function Badge({ bag }: { bag: Bag }) {
  const { tag: badgeText } = useContent().shop;
  const { soldOut, collection } = bag;
  const text = soldOut ? "Agotado" : collections[collection].hasBadge && badgeText;
  if (!text) return null;
  return (
    <p className={styles.badge} data-field={soldOut ? "bolso.yaml soldOut" : "tienda.yaml tag"}>
      {text}
    </p>
  );
}
