import { type Bag, shop } from "../../content";
import styles from "./tag.module.css";

export function Tag({ bag: { soldOut, category } }: { bag: Bag }) {
  if (soldOut) return <p className={styles.tag}>Agotado</p>;
  if (category !== "new") return null;
  return <p className={styles.tag}>{shop.tag ?? "Stock Limitado"}</p>;
}
