import { useState } from "react";
import { dayAfter } from "../storage";
import styles from "./come-in.module.css";
import { Drawing } from "./drawing";
import keyEnd from "./drawings/key-end.svg";
import keyMade from "./drawings/key-made.svg";
import keyRight from "./drawings/key-right.svg";
import keyShop from "./drawings/key-shop.svg";
import { Field } from "./field";
import fieldStyles from "./field.module.css";

type ComeInProps = {
  refused: string;
  repository: string;
  /** @param ends the day of its end, empty where she gives none */
  onKey: (key: string, ends: string) => void;
};

/** A key lasts a year: none is for ever, and making one is rare. */
const DAYS = 365;

// GitHub's documents no longer promise that its page fills in what an address names: the sentences tell all of it.
const MAKE = `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams({
  name: "El taller de la tienda",
  expires_in: String(DAYS),
  contents: "write",
})}`;

/** Asks for the key, once. */
export function ComeIn({ refused, repository, onKey }: ComeInProps) {
  const [key, setKey] = useState("");
  const [ends, setEnds] = useState(() => dayAfter(DAYS));
  const [told, tell] = useState(refused);
  return (
    <div className={styles.page}>
      <h1>El taller</h1>
      <p>Para guardar lo que cambies, el taller necesita una llave de GitHub. Se hace una vez.</p>
      <ol className={styles.steps}>
        <li>
          <a href={MAKE} target="_blank" rel="noopener noreferrer">
            Abre GitHub
          </a>
          Ponle un nombre a la llave y, en «Expiration», elige «Custom» y el día de dentro de un
          año.
          <Drawing
            src={keyEnd}
            height={142}
            alt="Dibujo: debajo de «Token name», el nombre; debajo de «Expiration», marcado, «Custom», y al lado el día."
          />
        </li>
        <li>
          En «Repository access», pulsa «Only select repositories» y elige «{repository}»; en
          «Permissions», añade «Contents» con «Add permissions» y ponlo en «Read and write».
          <Drawing
            src={keyShop}
            height={172}
            alt="Dibujo: debajo de «Repository access», la tercera opción, marcada: «Only select repositories»; y debajo, tu tienda."
          />
          <Drawing
            src={keyRight}
            height={138}
            alt="Dibujo: junto a «Permissions», el botón «Add permissions»; debajo, la línea «Contents», con «Read and write» marcado."
          />
        </li>
        <li>
          Abajo, pulsa «Generate token», confírmalo, copia la llave, que empieza por «github_pat_»,
          y pégala aquí.
          <Drawing
            src={keyMade}
            height={118}
            alt="Dibujo: el botón «Generate token», marcado; debajo, la llave, con el botón que la copia."
          />
        </li>
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (/^(github_pat_|ghp_)\w+$/.test(key.trim())) onKey(key.trim(), ends);
          else tell("Eso no parece una llave: empieza por «github_pat_» y no lleva espacios.");
        }}
      >
        <Field
          label="Tu llave"
          problem={told}
          hint="Se queda en este navegador; se va con «Salir»."
        >
          {(tied) => (
            <input
              {...tied}
              type="password"
              autoComplete="off"
              // Below the drawings she would not see what is said of it.
              {...(refused && { autoFocus: true })}
              className={fieldStyles.input}
              value={key}
              onChange={({ target }) => setKey(target.value)}
            />
          )}
        </Field>
        <Field
          label="Caduca el"
          hint="El día que has elegido en «Expiration»: el taller te avisa un mes antes."
        >
          {(tied) => (
            <input
              {...tied}
              type="date"
              className={fieldStyles.input}
              value={ends}
              onChange={({ target }) => setEnds(target.value)}
            />
          )}
        </Field>
        <button type="submit" className={fieldStyles.go}>
          Entrar
        </button>
      </form>
    </div>
  );
}
