import styles from "./bar.module.css";
import { publicationWords } from "./publication-words";
import { Refused, UNPUBLISHED } from "./refused";
import { useWorkshop } from "./use-workshop";

type BarProps = {
  /** Whether a sheet lies over it, on a phone. */
  isCovered: boolean;
  isOpen: boolean;
  isLocal: boolean;
  said: string;
  /** Why the last press on «Publicar» has published nothing. */
  refused: unknown;
  /** How many first steps are left. */
  steps: number;
  onSteps: () => void;
  onGoTo: () => void;
  onPublish: () => void;
};

/** What is always at the thumb. */
export function Bar({
  isCovered,
  isOpen,
  isLocal,
  said,
  refused,
  steps,
  onSteps,
  onGoTo,
  onPublish,
}: BarProps) {
  const { publication, isKept, sentences } = useWorkshop();
  const count = sentences.length;
  const words = said || (publication && publicationWords(publication, isLocal, count));
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
        <button type="button" className={styles.publish} onClick={onPublish}>
          Publicar{count > 0 && ` (${count})`}
        </button>
      </div>
    </nav>
  );
}
