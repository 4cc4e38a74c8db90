import { PANEL } from "../../model/emailjs";
import { type FieldPlace, HOME } from "../draft/files";
import styles from "./field.module.css";
import { Fields, Folded } from "./fields";
import { Palettes } from "./palettes";
import type { Part } from "./parts";
import { Sheet } from "./sheet";
import { useWorkshop } from "./use-workshop";

type PartSheetProps = { part: Part; tapped?: string };

/** A film is put by hand, and taken away in all its cuts and formats at once. */
const FILM = ["hero", "film"];

/** The fields of a part, with what helps to fill them in. */
export function PartSheet({ part, tapped = "" }: PartSheetProps) {
  const { title, fields, more = [], settles } = part;
  const { valueAt, set, steps, leaveAsItIs, close } = useWorkshop();
  const has = (key: string) => [...fields, ...more].some((place) => place[1] === key);
  const hasFilm = has("hero") && valueAt(HOME, FILM) !== undefined;
  const isAlone = fields.length + more.length === 1;
  const all = (places: readonly FieldPlace[]) =>
    places.map(([file, ...path]) => (
      <Fields
        key={file + path.join()}
        file={file}
        path={path}
        focus={tapped}
        alone={isAlone || places === more}
      />
    ));
  const isWanted = tapped !== "" && more.some(([, ...path]) => tapped.startsWith(path.join(".")));
  return (
    <Sheet title={title}>
      {has("emailjs") && (
        <a className={styles.link} href={PANEL} target="_blank" rel="noopener noreferrer">
          Abre EmailJS
        </a>
      )}
      {has("colours") && <Palettes />}
      {all(fields)}
      {(more.length > 0 || hasFilm) && (
        <Folded title="Más" open={isWanted}>
          {all(more)}
          {hasFilm && (
            <button
              type="button"
              className={styles.button}
              onClick={() => set(HOME, FILM, undefined)}
            >
              Quitar la película
            </button>
          )}
        </Folded>
      )}
      {settles && steps.some((step) => step.title === title) && (
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            leaveAsItIs(title);
            close();
          }}
        >
          {settles}
        </button>
      )}
    </Sheet>
  );
}
