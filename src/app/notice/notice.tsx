import { useContent } from "../../content";
import styles from "./notice.module.css";

/** Renders the owner's notice, the first child of <main>, where it shares Home's first screen with the hero. */
export function Notice() {
  const { notice } = useContent();
  if (!notice) return null;
  return (
    <section className={styles.notice} aria-label="Aviso" data-field="tienda.yaml notice.text">
      <p>{notice}</p>
    </section>
  );
}
