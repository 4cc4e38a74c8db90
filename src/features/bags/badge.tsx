import { type Bag, useContent } from "../../content";
import styles from "./badge.module.css";

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
