import type { FirstStep } from "../draft/first-steps";
import fieldStyles from "./field.module.css";
import styles from "./go-to.module.css";
import { Sheet } from "./sheet";

/** Where this browser keeps of which steps she has said that all is well as it is. */
const SETTLED = "taller pasos";

const settledSteps = (): readonly string[] => {
  try {
    return JSON.parse(localStorage.getItem(SETTLED) ?? "[]");
  } catch {
    return [];
  }
};

export const isSettled = (step: string): boolean => settledSteps().includes(step);
export const settleStep = (step: string): void =>
  localStorage.setItem(SETTLED, JSON.stringify([...settledSteps(), step]));

type FirstStepsProps = {
  steps: readonly FirstStep[];
  /** What has become of the bags that were shipped. */
  said: string;
  onStep: (step: FirstStep) => void;
  onClose: () => void;
};

/** What is left of the demonstration; each line leads to where it is changed, and ticks itself. */
export function FirstSteps({ steps, said, onStep, onClose }: FirstStepsProps) {
  const left = steps.filter(({ isDone }) => !isDone).length;
  return (
    <Sheet title="Primeros pasos" close="Cerrar" onClose={onClose}>
      <p>
        {left === 0
          ? "No queda nada de la tienda de prueba."
          : "Esto es aún de la tienda de prueba. Toca una línea para hacerla tuya, en el orden que quieras."}
      </p>
      <ul className={styles.list}>
        {steps.map((step) => (
          <li key={step.title}>
            <button type="button" className={styles.item} onClick={() => onStep(step)}>
              <span aria-hidden="true">{step.isDone ? "✓" : "○"}</span>
              <span className={styles.step}>
                {step.title}
                <span className="visually-hidden">{step.isDone ? ": hecho" : ": por hacer"}</span>
                {!step.isDone && step.note && <span className={styles.note}>{step.note}</span>}
              </span>
            </button>
            {"does" in step && step.does !== "add a bag" && <p role="status">{said}</p>}
          </li>
        ))}
      </ul>
      <p className={fieldStyles.quiet}>Lo que cambies sale en la tienda cuando lo publiques.</p>
    </Sheet>
  );
}
