import { withField } from "../draft/draft";
import { HOME } from "../draft/files";
import { valueAt } from "../draft/yaml";
import styles from "./field.module.css";
import { useWorkshop } from "./use-workshop";

const FILM = ["hero", "film"];

/** Takes the film away in all its cuts and formats at once: what stays is the photo. */
export function WithoutFilm() {
  const { change, data } = useWorkshop();
  if (!valueAt(data(HOME), FILM)) return null;
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => void change((draft) => withField(draft, HOME, FILM, undefined))}
    >
      Quitar la película
    </button>
  );
}
