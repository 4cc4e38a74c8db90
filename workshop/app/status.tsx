import { Refusal } from "../repository/repository";
import styles from "./field.module.css";
import { useWorkshop } from "./use-workshop";

/** What has become of a publication: on the internet, and on a computer of her own. */
const WORDS = {
  publishing: [
    "Publicando: saldrá en la tienda en unos minutos. Puedes cerrar el taller.",
    "Guardado en este ordenador. La tienda se está construyendo…",
  ],
  online: [
    "Publicado: ya se ve en la tienda.",
    "Guardado en este ordenador: la tienda de aquí ya lo enseña.",
  ],
  // A host does not tell why it has not built: late is all that can be seen of it.
  late: [
    "Tus cambios están guardados, pero aún no se ven en la tienda: sigue como estaba.",
    "Guardado en este ordenador, pero la tienda de aquí aún no lo enseña.",
  ],
  failed: ["", "Guardado en este ordenador, pero la tienda de aquí sigue como estaba."],
};

const UNPUBLISHED = "No se ha podido publicar. Tus cambios siguen aquí: vuelve a intentarlo.";

/** What is true of her changes: in the bar or, while it is open, in the list of them. */
export function Status() {
  const { isKept, isLocal, publication, sentences, refused } = useWorkshop();
  const count = sentences.length;
  const waiting = count === 1 ? "1 cambio sin publicar." : `${count} cambios sin publicar.`;
  const words = [
    publication && !(publication.state === "online" && count > 0)
      ? WORDS[publication.state][isLocal ? 1 : 0]
      : "",
    publication && count > 0 ? waiting : "",
  ];
  return (
    <>
      {!isKept && <p>Este navegador no guarda lo que cambias: publícalo antes de cerrarlo.</p>}
      {refused !== undefined ? (
        <Refused error={refused} otherwise={UNPUBLISHED} />
      ) : (
        words.some(Boolean) && <p>{words.join(" ")}</p>
      )}
    </>
  );
}

type RefusedProps = {
  error: unknown;
  /** What is said where the repository has not refused it. */
  otherwise: string;
};

/** Why something has failed and, where it is her key, the way to where another one is asked for. */
export function Refused({ error, otherwise }: RefusedProps) {
  const { leave } = useWorkshop();
  return (
    <div className={styles.field}>
      <p className={styles.problem}>{error instanceof Refusal ? error.message : otherwise}</p>
      {leave && error instanceof Refusal && error.reason === "key" && (
        <button type="button" className={styles.button} onClick={leave}>
          Poner otra llave
        </button>
      )}
    </div>
  );
}
