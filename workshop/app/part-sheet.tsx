import type { ReactNode } from "react";
import { PANEL } from "../../model/emailjs";
import { type FieldPlace, HOME } from "../draft/files";
import styles from "./field.module.css";
import { Fields, Folded } from "./fields";
import { Palettes } from "./palettes";
import type { Part } from "./parts";
import { Sheet } from "./sheet";
import { useWorkshop } from "./use-workshop";

type PartSheetProps = {
  part: Part;
  /** The field that has the focus at first. */
  focus: string;
  onClose: () => void;
  children?: ReactNode;
};

/** A film is put by hand, and taken away in all its cuts and formats at once. */
const FILM = ["hero", "film"];

/** The fields of a part, with what helps to fill them in. */
export function PartSheet({ part, focus, onClose, children }: PartSheetProps) {
  const { title, fields, more = [] } = part;
  const { wrongBelow, valueAt, set } = useWorkshop();
  const has = (key: string) => [...fields, ...more].some((place) => place[1] === key);
  const hasFilm = has("hero") && valueAt(HOME, FILM) !== undefined;
  const isAlone = fields.length + more.length === 1;
  const all = (places: readonly FieldPlace[]) =>
    places.map(([file, ...path]) => (
      <Fields
        key={file + path.join()}
        file={file}
        path={path}
        focus={focus}
        alone={isAlone || places === more}
      />
    ));
  const isWanted = more.some(
    ([file, ...path]) =>
      (focus !== "" && focus.startsWith(path.join("."))) || wrongBelow(file, path),
  );
  return (
    <Sheet title={title} onClose={onClose}>
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
      {children}
    </Sheet>
  );
}
