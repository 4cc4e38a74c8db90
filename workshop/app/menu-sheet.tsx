import { bagName, listBags } from "../draft/bags";
import styles from "./field.module.css";
import { PANEL_GROUPS, type Panel, type SheetState } from "./panels";
import { Sheet } from "./sheet";
import { useWorkshop } from "./use-workshop";

type MenuItemProps = { name: string; note?: string | undefined; onClick: () => void };

/** A line that leads somewhere. */
export const MenuItem = ({ name, note, onClick }: MenuItemProps) => (
  <li>
    <button type="button" className={styles.item} onClick={onClick}>
      <span>
        {name}
        {note && <span className={styles.muted}>{note}</span>}
      </span>
    </button>
  </li>
);

/** All that she may want to change, in one list: by a keyboard, and where no tap reaches. */
export function MenuSheet() {
  const { draft, openSheet, signOut } = useWorkshop();
  const item = (name: string, next: SheetState, key = name) => (
    <MenuItem key={key} name={name} onClick={() => openSheet(next)} />
  );
  const bags = listBags(draft).map(({ folder, data }) => {
    const state = data.hidden ? " · oculto" : data.soldOut ? " · agotado" : "";
    return item(bagName(data) + state, { sheet: "bag", folder }, folder);
  });
  return (
    <Sheet title="Ir a…" closeLabel="Cerrar">
      {Object.entries<readonly Panel[]>(PANEL_GROUPS).map(([title, parts]) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul className={styles.items}>
            {title === "Bolsos" && [
              item("Añadir un bolso", { sheet: "newBag" }),
              ...bags,
              item("Orden de los bolsos", { sheet: "order" }),
            ]}
            {parts.map((part) => item(part.title, { sheet: "panel", panel: part }))}
            {/* The folder of a computer keeps no history, and asks for no key. */}
            {title === "La tienda" &&
              signOut && [
                item("Historia", { sheet: "history" }),
                <MenuItem key="leave" name="Salir" onClick={signOut} />,
              ]}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}
