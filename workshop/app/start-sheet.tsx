import { useState } from "react";
import { readDocument } from "../../model/content/document";
import { isExampleShop } from "../../model/content/example-shop";
import { type Contact, startShop } from "../draft/draft";
import { findField, SHOP_FILE } from "../draft/field-refs";
import { Field } from "./field";
import styles from "./field.module.css";
import { Sheet } from "./sheet";
import { useWorkshop } from "./workshop-context";

const INPUTS: Record<keyof Contact, object> = {
  brand: { autoComplete: "organization" },
  whatsapp: { type: "tel", autoComplete: "tel" },
  email: { type: "email", autoComplete: "email", autoCapitalize: "none" },
};
const KEYS = Object.keys(INPUTS) as (keyof Contact)[];

const EXAMPLE_PROBLEM = { message: "Este es el de prueba: escribe el tuyo." };

/** Puts an empty shop with the owner's name and contact data in the place of the example. */
export function StartSheet() {
  const { store, previewFrame } = useWorkshop();
  const [contact, setContact] = useState<Contact>({ brand: "", whatsapp: "", email: "" });
  const [reached, setReached] = useState<readonly string[]>([]);
  const { problems } = readDocument(SHOP_FILE, contact);
  const findProblem = (key: keyof Contact) =>
    key === "whatsapp" && isExampleShop(contact)
      ? EXAMPLE_PROBLEM
      : problems.find(({ path }) => path?.[0] === key);
  return (
    <Sheet title="Empieza tu tienda" closeLabel="Cerrar">
      <p>
        Lo que ves es una tienda de prueba. Al empezar se quita entera, con lo que hayas cambiado en
        ella, y la tuya queda vacía: lo que aún no has puesto no sale.
      </p>
      <form
        className={styles.group}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setReached(KEYS);
          if (KEYS.some(findProblem)) return;
          void store.remove("Tienda de prueba quitada", (draft) => startShop(draft, contact));
          previewFrame.navigate("#/");
        }}
      >
        {KEYS.map((key) => (
          <Field
            key={key}
            label={findField({ file: SHOP_FILE, path: [key] })?.label ?? key}
            problem={reached.includes(key) ? findProblem(key) : undefined}
          >
            {(attributes) => (
              <input
                {...attributes}
                {...INPUTS[key]}
                className={styles.input}
                value={contact[key]}
                onChange={({ target }) => setContact({ ...contact, [key]: target.value })}
                onBlur={() => contact[key] && setReached([...reached, key])}
              />
            )}
          </Field>
        ))}
        <button type="submit" className={styles.primary}>
          Empezar
        </button>
      </form>
    </Sheet>
  );
}
