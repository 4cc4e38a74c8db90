import type { Shelf } from "../shelves";
import { ToShelf } from "../to-shelf";
import styles from "./shelf.module.css";

/** Where a shelf leads on: to the form, and to the other shelf. */
export function ShelfEnd({ other }: { other: Shelf }) {
  return (
    <div className={styles.end}>
      <a href="#contacto">¿Buscas otro color? Escríbenos</a>
      <ToShelf shelf={other} />
    </div>
  );
}
