import styles from "./bar.module.css";
import { publicationWords } from "./publication-words";
import { Refused, UNPUBLISHED } from "./refused";
import { useWorkshop } from "./use-workshop";

type BarProps = {
  /** Whether a sheet lies over it, on a phone. */
  isCovered: boolean;
  isOpen: boolean;
  seeing: boolean;
  isLocal: boolean;
  said: string;
  /** Why the last press on «Publicar» has published nothing. */
  refused: unknown;
  /** How many first steps are left. */
  steps: number;
  onSteps: () => void;
  onGoTo: () => void;
  onSee: () => void;
  onPublish: () => void;
};

/** What is always at the thumb. */
export function Bar({
  isCovered,
  isOpen,
  seeing,
  isLocal,
  said,
  refused,
  steps,
  onSteps,
  onGoTo,
  onSee,
  onPublish,
}: BarProps) {
  const { publication, isKept, sentences } = useWorkshop();
  const count = sentences.length;
  const words = said || (publication && publicationWords(publication, isLocal, count));
  if (seeing)
    return (
      <nav className={styles.eye} aria-label="Taller">
        <button type="button" onClick={onSee} aria-label="Volver a cambiar cosas">
          <Eye />
        </button>
      </nav>
    );
  return (
    <nav id="bar" className={styles.bar} aria-label="Taller" data-covered={isCovered || undefined}>
      <div role="status" className={styles.said}>
        {!isKept && <p>Este navegador no guarda lo que cambias: publícalo antes de cerrarlo.</p>}
        {!said && refused !== undefined ? (
          <Refused error={refused} otherwise={UNPUBLISHED} />
        ) : (
          words && <p>{words}</p>
        )}
        {!said && publication?.state === "failed" && <p>Toca «Publicar» y mira por qué.</p>}
      </div>
      {!isCovered && <p className={styles.intro}>Toca en la tienda lo que quieras cambiar.</p>}
      {!isCovered && steps > 0 && (
        <button type="button" className={styles.steps} onClick={onSteps}>
          Primeros pasos: {steps === 1 ? "queda 1" : `quedan ${steps}`}
        </button>
      )}
      <div className={styles.buttons}>
        <button type="button" aria-expanded={isOpen} onClick={onGoTo}>
          Ir a…
        </button>
        <button
          type="button"
          className={styles.square}
          onClick={onSee}
          aria-label="Ver la tienda sin marcas"
        >
          <Eye />
        </button>
        <button type="button" className={styles.publish} onClick={onPublish}>
          Publicar{count > 0 && ` (${count})`}
        </button>
      </div>
    </nav>
  );
}

const Eye = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 12s3.600-6.500 10-6.500S22 12 22 12s-3.600 6.500-10 6.500S2 12 2 12Z" />
    <circle cx="12" cy="12" r="3" />
  </svg>
);
