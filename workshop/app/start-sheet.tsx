import { useState } from "react";
import { readDocument } from "../../model/content/document";
import { isExampleShop } from "../../model/content/example-shop";
import { findField, SHOP_FILE } from "../draft/field-refs";
import { type Contact, keepExample, startShop } from "../draft/start-shop";
import { Button } from "./button";
import { Field } from "./field";
import { Sheet } from "./sheet";
import stack from "./stack.module.css";
import { useWorkshop } from "./workshop-context";

const INPUTS: Record<keyof Contact, object> = {
  brand: { autoComplete: "organization" },
  whatsapp: { type: "tel", autoComplete: "tel" },
  email: { type: "email", autoComplete: "email", autoCapitalize: "none" },
};
const CONTACT_KEYS = Object.keys(INPUTS) as (keyof Contact)[];

/** Puts an empty shop in the place of the example or, for an owner who sells its bags, the owner's contact data in it. */
export function StartSheet() {
  const { store, previewFrame } = useWorkshop();
  const [contact, setContact] = useState<Contact>({ brand: "", whatsapp: "", email: "" });
  const [reached, setReached] = useState<readonly string[]>([]);
  const [isKeeping, setKeeping] = useState(false);
  const keys = CONTACT_KEYS.filter((key) => !isKeeping || key !== "brand");
  const { problems } = readDocument(SHOP_FILE, contact);
  const findProblem = (key: keyof Contact) =>
    key === "whatsapp" && isExampleShop(contact)
      ? { message: "Este es el de prueba: escribe el tuyo." }
      : problems.find(({ path }) => path?.[0] === key);
  return (
    <Sheet title="Empieza tu tienda" closeLabel="Cerrar">
      <p>
        {isKeeping
          ? "Se queda todo lo que ves: bolsos, fotos, textos y marca. Se publica con tu contacto."
          : "Lo que ves es una tienda de prueba. Al empezar se quita entera, con lo que hayas cambiado en ella, y la tuya queda vacía: lo que aún no has puesto no sale."}
      </p>
      <form
        className={stack.group}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setReached(keys);
          if (keys.some(findProblem)) return;
          if (isKeeping) void store.updateDraft((draft) => keepExample(draft, contact));
          else void store.remove("Tienda de prueba quitada", (draft) => startShop(draft, contact));
          previewFrame.navigate("#/");
        }}
      >
        {keys.map((key) => (
          <Field
            key={key}
            label={findField({ file: SHOP_FILE, path: [key] })?.label ?? key}
            problem={reached.includes(key) ? findProblem(key) : undefined}
          >
            {(attributes) => (
              <input
                {...attributes}
                {...INPUTS[key]}
                value={contact[key]}
                onChange={({ target }) => setContact({ ...contact, [key]: target.value })}
                onBlur={() => contact[key] && setReached([...reached, key])}
              />
            )}
          </Field>
        ))}
        <Button type="submit" kind="primary">
          {isKeeping ? "Poner mi contacto" : "Empezar"}
        </Button>
      </form>
      <Button kind="text" onClick={() => setKeeping(!isKeeping)}>
        {isKeeping
          ? "Empezar con una tienda vacía"
          : "Los bolsos y textos que ves ya son míos: solo poner mi contacto"}
      </Button>
    </Sheet>
  );
}
