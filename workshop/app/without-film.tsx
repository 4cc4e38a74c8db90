import { changed } from "../draft/edit";
import { HOME } from "../draft/files";
import { valueAt } from "../draft/yaml";
import styles from "./field.module.css";
import { useWorkshop } from "./use-workshop";

const FILMS = ["desktop", "mobile"].flatMap((cut) =>
  ["mp4", "webm"].map((format) => ["hero", cut, format]),
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
        void change((draft, published) =>
          FILMS.reduce((next, path) => changed(published, next, HOME, path, undefined), draft),
        )
      }
    >
      Quitar la película
    </button>
  );
}
