import { useEffect, useRef, useState } from "react";
import { resolveMediaPath } from "../../../model/content/content-files";
import { normalizeText } from "../../../model/schema/text";
import { moveItem } from "../../draft/bags";
import { parsePhotos } from "../../draft/draft";
import { formatFieldName } from "../../draft/field-refs";
import { addPhoto } from "../../draft/photos";
import { preparePhoto } from "../../pictures/prepare-photo";
import { type ControlProps, Field } from "../field";
import { FileInput } from "../file-input";
import { PlaceSelect } from "../place-select";
import { TurnButtons } from "../turn-buttons";
import { useWorkshop } from "../workshop-context";
import styles from "./photos-field.module.css";

/** Renders a bag's photos in their order, and the fields of the selected one below them. */
export function PhotosField({ file, path, info, value, onChange, renderFields }: ControlProps) {
  const { fields, sheets, photoSources } = useWorkshop();
  const [selectedIndex, setSelectedIndex] = useState(
    Number(/ photos\.(\d+)/.exec(sheets.focusedField)?.[1] ?? -1),
  );
  const photos = parsePhotos(value);
  const photo = photos[selectedIndex];
  const photoPath = [...path, selectedIndex];
  const problem =
    fields.findProblem({ file, path: [...photoPath, "file"] }) ??
    fields.findProblem({ file, path: photoPath });
  const selected = useRef<HTMLDivElement>(null);
  // Many photos put the fields of the selected one below the sheet's end.
  useEffect(() => {
    if (selectedIndex >= 0) selected.current?.scrollIntoView({ block: "nearest" });
  }, [selectedIndex]);
  const removePhoto = () => {
    onChange(photos.toSpliced(selectedIndex, 1), "Foto quitada");
    setSelectedIndex(-1);
  };

  return (
    <Field {...info} hint={`${info.hint} Toca una para moverla, girarla, describirla o quitarla.`}>
      {photos.length > 0 && (
        <ol className={styles.photos}>
          {photos.map(({ file: name, alt, keep }, i) => (
            <li key={name} data-field={formatFieldName({ file, path: [...path, i] })}>
              <button
                type="button"
                aria-label={`Foto ${i + 1}: ${alt || "Sin describir"}`}
                aria-expanded={selectedIndex === i}
                onClick={() => setSelectedIndex(selectedIndex === i ? -1 : i)}
              >
                <img
                  src={photoSources.thumbnailUrl(resolveMediaPath(file, normalizeText(name)))}
                  alt=""
                  style={{ objectPosition: keep }}
                  loading="lazy"
                />
                {!alt && <span>Sin describir</span>}
              </button>
            </li>
          ))}
        </ol>
      )}
      {photo && (
        <div ref={selected}>
          <Field
            label={`Foto ${selectedIndex + 1}`}
            problem={problem}
            removal={{ name: "la foto", remove: removePhoto }}
          >
            <PlaceSelect
              label="Lugar"
              index={selectedIndex}
              count={photos.length}
              onMove={(from, to) => {
                onChange(moveItem(photos, from, to));
                setSelectedIndex(to);
              }}
            />
            <TurnButtons
              document={file}
              photo={resolveMediaPath(file, normalizeText(photo.file))}
              noun="la foto"
            />
            {renderFields(["alt", "keep"].map((key) => ({ file, path: [...photoPath, key] })))}
          </Field>
        </div>
      )}
      <FileInput
        prepare={preparePhoto}
        multiple
        addToDraft={(draft, picture) => addPhoto(draft, file, picture)}
      >
        Añadir fotos
      </FileInput>
    </Field>
  );
}
