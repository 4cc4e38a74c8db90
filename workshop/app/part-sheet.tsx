import type { ReactNode } from "react";
import type { FieldPlace } from "../draft/files";
import { Fields, Folded } from "./fields";
import { MailTrial, MailWhere } from "./mail-trial";
import { Palettes } from "./palettes";
import type { Part } from "./parts";
import { Sheet } from "./sheet";
import { useWorkshop } from "./use-workshop";
import { WithoutFilm } from "./without-film";

type PartSheetProps = {
  part: Part;
  /** The field that has the focus at first. */
  focus: string;
  onClose: () => void;
  children?: ReactNode;
};

/** The fields of a part, with what helps to fill them in. */
export function PartSheet({ part, focus, onClose, children }: PartSheetProps) {
  const { title, fields, more = [] } = part;
  const { wrongBelow } = useWorkshop();
  const isAlone = fields.length + more.length === 1;
  const has = (key: string) => [...fields, ...more].some((place) => place[1] === key);
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
      {has("emailjs") && <MailWhere />}
      {has("colours") && <Palettes />}
      {all(fields)}
      {has("emailjs") && <MailTrial />}
      {(more.length > 0 || has("hero")) && (
        <Folded title="Más" open={isWanted}>
          {all(more)}
          {has("hero") && <WithoutFilm />}
        </Folded>
      )}
      {children}
    </Sheet>
  );
}
