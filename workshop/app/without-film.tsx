import { withField } from "../draft/draft";
import { HOME } from "../draft/files";
import { valueAt } from "../draft/yaml";
import styles from "./field.module.css";
import { useWorkshop } from "./use-workshop";

const FILMS = ["desktop", "mobile"].flatMap((cut) =>
  ["mp4", "webm"].map((format) => ["hero", "film", cut, format]),
);

/** Takes the film away in all its cuts and formats at once: what stays are its still pictures. */
export function WithoutFilm() {
  const { change, data } = useWorkshop();
  if (!FILMS.some((path) => valueAt(data(HOME), path))) return null;
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() =>
        void change((draft) =>
          FILMS.reduce((next, path) => withField(next, HOME, path, undefined), draft),
        )
      }
    >
      Quitar la película
    </button>
  );
}
