import { hashes } from "../routes";
import { type Shelf, shelves } from "../shelves";
import styles from "./shelf.module.css";

/** Where a shelf leads on: to the form, and to the other shelf. */
export function ShelfEnd({ other }: { other: Shelf }) {
  return (
    <div className={styles.end}>
      <a href="#contacto">¿Buscas otro color? Escríbenos</a>
      <a href={hashes[other]}>Ver {shelves[other].name}</a>
    </div>
  );
}
