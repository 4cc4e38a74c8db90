import { bagsNow, nameOfBag } from "../draft/bags";
import styles from "./go-to.module.css";
import { GROUPS, type Part } from "./parts";
import { Sheet } from "./sheet";
import { useWorkshop } from "./use-workshop";

type GoToProps = {
  onClose: () => void;
  onBag: (folder: string) => void;
  onPart: (part: Part) => void;
  onSheet: (sheet: "newBag" | "order" | "history") => void;
  onLeave: (() => void) | undefined;
};

/** All that she may want to change, in one list: by a keyboard, and where no tap reaches. */
export function GoTo({ onClose, onBag, onPart, onSheet, onLeave }: GoToProps) {
  const { draft, files } = useWorkshop();
  const item = (name: string, act: () => void, key = name, picture = "") => (
    <li key={key}>
      <button type="button" className={styles.item} onClick={act}>
        {picture && <img src={picture} alt="" loading="lazy" />}
        {name}
      </button>
    </li>
  );
  const bags = bagsNow(draft).map((bag) => {
    const { hidden, soldOut } = bag.data;
    const state = hidden ? " · oculto" : soldOut ? " · agotado" : "";
    const name = nameOfBag(bag.data) + state;
    return item(name, () => onBag(bag.folder), bag.folder, files.cover(bag).picture);
  });
  return (
    <Sheet title="Ir a…" close="Cerrar" onClose={onClose}>
      {Object.entries<readonly Part[]>(GROUPS).map(([title, parts]) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <ul className={styles.list}>
            {title === "Bolsos" && [
              item("Añadir un bolso", () => onSheet("newBag")),
              ...bags,
              item("Orden de los bolsos", () => onSheet("order")),
            ]}
            {parts.map((part) => item(part.title, () => onPart(part)))}
            {title === "La tienda" && [
              item("Historia", () => onSheet("history")),
              onLeave && item("Salir", onLeave),
            ]}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}
