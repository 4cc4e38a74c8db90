import { useState } from "react";
import { createSlug, normalizeText } from "../../model/schema/text";
import { addBag, copyBag, listBags } from "../draft/bags";
import { Button } from "./button";
import { Field } from "./field";
import { Sheet } from "./sheet";
import stack from "./stack.module.css";
import { useWorkshop } from "./workshop-context";

const NAME_TAKEN_MESSAGE = "Ya tienes un bolso que se llama así: elige otro nombre.";
const NO_LETTER_MESSAGE = "Escribe al menos una letra o una cifra: de ella sale su dirección.";

/** Asks for the new bag's name, from which its address derives. `copyOf`: the folder of the bag to copy. */
export function NewBagSheet({ copyOf }: { copyOf?: string }) {
  const { store, state, sheets } = useWorkshop();
  const { draft } = state;
  const [input, setInput] = useState("");
  const name = normalizeText(input);
  const slug = createSlug(name);
  const names = listBags(draft).map(({ data }) => createSlug(normalizeText(data.name)));
  const isTaken = slug !== "" && names.includes(slug);
  const takenMessage = isTaken ? NAME_TAKEN_MESSAGE : undefined;
  const message = name && !slug ? NO_LETTER_MESSAGE : takenMessage;

  return (
    <Sheet title={copyOf ? "Duplicar bolso" : "Bolso nuevo"} closeLabel="Cancelar">
      <form
        className={stack.group}
        onSubmit={(event) => {
          event.preventDefault();
          if (slug === "" || isTaken) return;
          const data = copyOf ? copyBag(draft, copyOf) : {};
          const bag = { category: "new", ...data, name } as const;
          const { draft: next, folder } = addBag(draft, bag);
          void store.updateDraft(() => next);
          sheets.open({ sheet: "bag", folder }, sheets.stack.slice(0, -1));
        }}
      >
        <Field
          label="Cómo se llama"
          hint="Del nombre sale la dirección de su página. Cuando ya está publicado, no cambia aunque cambies el nombre."
          problem={message ? { message } : undefined}
        >
          {(attributes) => (
            <input
              {...attributes}
              // biome-ignore lint/a11y/noAutofocus: the sheet opens for this field alone.
              autoFocus
              required
              autoComplete="off"
              enterKeyHint="next"
              value={input}
              onChange={({ target }) => setInput(target.value)}
            />
          )}
        </Field>
        <Button type="submit" kind="primary">
          Añadir
        </Button>
      </form>
    </Sheet>
  );
}
