import { type FirstStep, withoutShippedBags } from "../draft/first-steps";
import styles from "./field.module.css";
import { sheetOf } from "./parts";
import { Sheet } from "./sheet";
import { useWorkshop } from "./use-workshop";

/** What is left of the demonstration; each line leads to where it is changed, and ticks itself. */
export function FirstSteps() {
  const { steps, shipped, sheets, open, change, said, say } = useWorkshop();
  const isDone = steps.every((step) => step.isDone);

  function take(step: FirstStep): void {
    if ("fields" in step) {
      const [file = "", ...path] = step.fields[0] ?? [];
      const found = sheetOf(file, path);
      const { places = [] } = found?.sheet === "part" ? found.part : {};
      open({ sheet: "part", part: { ...step, places }, step }, sheets);
    } else if (step.does === "add a bag") open({ sheet: "newBag" }, sheets);
    else if (step.isDone) say("Ya no queda ninguno de los bolsos de prueba.");
    else if (!steps.some((other) => "does" in other && other.does === "add a bag" && other.isDone))
      say("Añade antes tu primer bolso: la tienda no puede quedarse sin ninguno.");
    else if (confirm("¿Quitas los bolsos de prueba? Los que has cambiado se quedan.")) {
      void change((own) => withoutShippedBags(own, shipped));
      say("Los bolsos de prueba ya no están. Si ha sido sin querer, deshazlo en «Publicar».");
    }
  }

  return (
    <Sheet title="Primeros pasos" close="Cerrar">
      <p>
        {isDone
          ? "No queda nada de la tienda de prueba."
          : "Esto es aún de la tienda de prueba. Toca una línea para hacerla tuya, en el orden que quieras."}
      </p>
      <ul className={styles.items}>
        {steps.map((step) => (
          <li key={step.title}>
            <button type="button" className={styles.item} onClick={() => take(step)}>
              <span aria-hidden="true">{step.isDone ? "✓" : "○"}</span>
              <span>
                {step.title}
                <span className="visually-hidden">{step.isDone ? ": hecho" : ": por hacer"}</span>
                {!step.isDone && <span className={styles.quiet}>{step.note}</span>}
              </span>
            </button>
            {"does" in step && step.does !== "add a bag" && <p role="status">{said}</p>}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
