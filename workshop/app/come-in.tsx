import { useState } from "react";
import styles from "./come-in.module.css";
import { Field } from "./field";
import fieldStyles from "./field.module.css";

type ComeInProps = {
  refused: string;
  repository: string;
  onKey: (key: string) => void;
};

/** Asks for the key, once. */
export function ComeIn({ refused, repository, onKey }: ComeInProps) {
  const [key, setKey] = useState("");
  const [told, tell] = useState(refused);
  const make = `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams({
    name: "El taller de la tienda",
    expires_in: "365",
    contents: "write",
  })}`;
  return (
    <main className={styles.page}>
      <h1>El taller</h1>
      <p>Para guardar lo que cambies, el taller necesita una llave de GitHub. Se hace una vez.</p>
      <ol className={styles.steps}>
        <li>
          <a href={make} target="_blank" rel="noopener noreferrer">
            Abre GitHub
          </a>{" "}
          y, en «Repository access», pulsa «Only select repositories» y elige «{repository}».
        </li>
        <li>
          En «Permissions», pon «Contents» en «Read and write»; abajo, pulsa «Generate token».
        </li>
        <li>Copia la llave, que empieza por «github_pat_», y pégala aquí.</li>
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (/^(github_pat_|ghp_)\w+$/.test(key.trim())) onKey(key);
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
              className={fieldStyles.input}
              value={key}
              onChange={({ target }) => setKey(target.value)}
            />
          )}
        </Field>
        <button type="submit" className={fieldStyles.go}>
          Entrar
        </button>
      </form>
    </main>
  );
}
