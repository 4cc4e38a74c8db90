import { useState } from "react";
import { bagsNow, nameOfBag } from "../draft/edit";
import { Field } from "./field";
import fieldStyles from "./field.module.css";
import styles from "./go-to.module.css";
import { PARTS, type Part } from "./parts";
import { Sheet } from "./sheet";
import { useWorkshop } from "./use-workshop";

const SCREENS = [
  ["Inicio", "#/"],
  ["Novedades", "#/novedades"],
  ["Essentials", "#/essentials"],
] as const;

/** Letters as they are looked for: whatever their accents and size. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

type GoToProps = {
  onClose: () => void;
  onGo: (address: string) => void;
  onBag: (folder: string) => void;
  onPart: (part: Part) => void;
  onAdd: () => void;
  onHistory: () => void;
  onLeave: (() => void) | undefined;
};

/** All that she may want to see or change, with a search: by a keyboard, and where no tap reaches. */
export function GoTo({ onClose, onGo, onBag, onPart, onAdd, onHistory, onLeave }: GoToProps) {
  const { snapshot, draft, files } = useWorkshop();
  const [sought, seek] = useState("");
  const has = (name: string) => plain(name).includes(plain(sought.trim()));
  const item = (name: string, act: () => void, picture = "", key = name) => ({
    name,
    act,
    picture,
    key,
  });
  const bags = bagsNow(snapshot, draft).map((bag) => {
    const state = bag.data.hidden ? " · oculto" : bag.data.soldOut ? " · agotado" : "";
    return item(
      nameOfBag(bag.data) + state,
      () => onBag(bag.folder),
      files.cover(bag).picture,
      bag.folder,
    );
  });
  const groups = [
    ["Pantallas", SCREENS.map(([name, address]) => item(name, () => onGo(address)))],
    ["Bolsos", [item("Añadir un bolso", onAdd), ...bags]],
    ["Todo lo demás de la tienda", PARTS.map((part) => item(part.title, () => onPart(part)))],
    ["El taller", [item("Historia", onHistory), ...(onLeave ? [item("Salir", onLeave)] : [])]],
  ] as const;
  const found = groups
    .map(([title, items]) => [title, items.filter(({ name }) => has(name))] as const)
    .filter(([, items]) => items.length > 0);

  return (
    <Sheet title="Ir a…" close="Cerrar" onClose={onClose}>
      <Field label="Buscar">
        {(tied) => (
          <input
            {...tied}
            type="search"
            className={fieldStyles.input}
            value={sought}
            onChange={({ target }) => seek(target.value)}
          />
        )}
      </Field>
      {found.length === 0 && <p role="status">No hay nada que se llame así.</p>}
      {found.map(([title, items]) => (
        <section key={title} className={styles.group}>
          <h3>{title}</h3>
          <ul className={styles.list}>
            {items.map(({ name, act, picture, key }) => (
              <li key={key}>
                <button type="button" className={styles.item} onClick={act}>
                  {picture && <img src={picture} alt="" loading="lazy" />}
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}
