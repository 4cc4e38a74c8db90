import { resolveMediaPath, SHARE_IMAGE_FILE } from "../../../model/content/content-files";
import { normalizeText } from "../../../model/schema/text";
import { addArticle } from "../../draft/field-refs";
import { replacePhoto } from "../../draft/photos";
import { prepareLogo } from "../../pictures/prepare-logo";
import { preparePhoto } from "../../pictures/prepare-photo";
import { type ControlProps, Field } from "../field";
import { FileInput, type PrepareFile } from "../file-input";
import { TurnButtons } from "../turn-buttons";
import { useWorkshop } from "../workshop-context";
import styles from "./file-field.module.css";

/** The browser's tab shows through a transparent icon. */
const prepareIcon = (file: File) => preparePhoto(file);

function choosePreparation({ field, path }: ControlProps): PrepareFile {
  if (field.control === "logo") return prepareLogo;
  return path.join() === "icon" ? prepareIcon : preparePhoto;
}

/** Renders the current photo or logo of a field, and a button to replace it. */
export function FileField(props: ControlProps) {
  const { file, path, field, info, value, onChange } = props;
  const { photoSources } = useWorkshop();
  const noun = addArticle(info.label);
  const isShareImage = file === SHARE_IMAGE_FILE;
  const name = isShareImage ? file : normalizeText(value);
  const removal =
    field.optional && name ? { name: noun, remove: () => onChange(undefined) } : undefined;
  return (
    // The group's label already names its photo.
    <Field {...info} removal={removal} isLabelHidden={path.at(-1) === "file"}>
      {name && (
        <img
          className={isShareImage ? styles.shareImage : styles.thumbnail}
          src={photoSources.thumbnailUrl(resolveMediaPath(file, name))}
          alt=""
        />
      )}
      <FileInput
        prepare={choosePreparation(props)}
        addToDraft={(draft, picture) => replacePhoto(draft, props, picture)}
      >
        {name ? "Cambiar" : "Añadir"} {noun}
      </FileInput>
      {name && field.control === "photo" && (
        <TurnButtons document={file} photo={resolveMediaPath(file, name)} noun={noun} />
      )}
    </Field>
  );
}

/** Removes a video in all its variants and formats. The workshop cannot add one. */
export function VideoField({ info, value, onChange }: ControlProps) {
  const removal = { name: "la película", remove: () => onChange(undefined) };
  return (
    <Field {...info} removal={value === undefined ? undefined : removal}>
      {null}
    </Field>
  );
}
