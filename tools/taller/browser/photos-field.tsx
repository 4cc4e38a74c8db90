import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component, type DragEvent } from "react";
import { keyOf, moved, type Photo, photosOf, problemOf } from "./photo-list.ts";
import { type Asset, Photograph } from "./photograph.tsx";

/** Which part of a photograph the shop's frame keeps, where it is not its middle. */
const KEEPS = {
  "": "El centro",
  top: "Arriba",
  bottom: "Abajo",
  left: "La izquierda",
  right: "La derecha",
};

/** What the package tells a field, and what we have it tell besides (tools/taller/package.ts). */
type Props = CustomFieldControlProps & {
  getAsset?: (file: string) => Asset | undefined;
};
type State = {
  told: string;
  /** The place over which a photograph is held that is being dragged. */
  over?: number | undefined;
};

/**
 * The photographs of a bag: several are added at once, chosen or dragged here, each with its text, in an
 * order of hers that buttons change, and dragging.
 */
export class PhotosField extends Component<Props, State> {
  override state: State = { told: "" };
  private readonly chooser: { current: HTMLInputElement | null } = { current: null };
  /** Which photograph is being dragged. */
  private dragged: number | undefined;

  private get photos(): readonly Photo[] {
    return photosOf(this.props.value);
  }

  /** Asked before a save. */
  isValid() {
    const message = this.state.told.endsWith("…") ? this.state.told : problemOf(this.photos);
    return message === "" || { error: { message } };
  }

  private readonly add = async (files: readonly File[]): Promise<void> => {
    const refused: string[] = [];
    for (const [index, file] of files.entries()) {
      this.setState({ told: `Preparando ${index + 1} de ${files.length}…` });
      try {
        const added = await this.props.addFile(file);
        this.props.onChange([...this.photos, { file: added, alt: "" }]);
      } catch (error) {
        console.info(error);
        refused.push(`«${file.name}»`);
      }
    }
    const told =
      refused.length > 0 ? `No se puede abrir ${refused.join(", ")}: prueba con otra foto.` : "";
    this.setState({ told });
  };

  private change(index: number, change: Partial<Photo>): void {
    this.props.onChange(
      this.photos.map((photo, i) => (i === index ? { ...photo, ...change } : photo)),
    );
  }

  private move(from: number, to: number): void {
    this.props.onChange(moved(this.photos, from, to));
  }

  private readonly dragStart = (event: DragEvent): void => {
    this.dragged = placeOf(event);
  };

  private readonly dragOver = (event: DragEvent): void => {
    event.preventDefault();
    const over = this.dragged === undefined ? undefined : placeOf(event);
    if (over !== this.state.over) this.setState({ over });
  };

  private readonly drop = (event: DragEvent): void => {
    event.preventDefault();
    const to = placeOf(event);
    if (this.dragged === undefined) void this.add([...event.dataTransfer.files]);
    else if (to !== undefined) this.move(this.dragged, to);
  };

  private readonly dragEnd = (): void => {
    this.dragged = undefined;
    this.setState({ over: undefined });
  };

  override render() {
    const { forID } = this.props;
    const { told } = this.state;
    return (
      <fieldset
        className="taller-photos"
        aria-label="Fotos"
        onDragStart={this.dragStart}
        onDragOver={this.dragOver}
        onDrop={this.drop}
        onDragEnd={this.dragEnd}
      >
        <ol>
          {this.photos.map((photo, index, all) => this.item(photo, index, keyOf(index, all)))}
        </ol>
        <input
          ref={this.chooser}
          type="file"
          accept="image/*,.heic,.heif"
          multiple
          hidden
          onChange={({ target }) => {
            void this.add([...(target.files ?? [])]);
            target.value = "";
          }}
        />
        <button id={forID} type="button" onClick={() => this.chooser.current?.click()}>
          Añadir fotos
        </button>
        <p role="status">{told}</p>
      </fieldset>
    );
  }

  private item(photo: Photo, index: number, key: string) {
    const { forID, classNameWrapper } = this.props;
    const number = index + 1;
    return (
      <li key={key} data-over={index === this.state.over || undefined}>
        <Photograph file={photo.file} alt={photo.alt} find={this.props.getAsset} />
        <label>
          {`Qué se ve en la foto ${number}`}
          <textarea
            id={`${forID}-${number}`}
            className={classNameWrapper}
            rows={2}
            value={photo.alt}
            onChange={({ target }) => this.change(index, { alt: target.value })}
          />
        </label>
        <label>
          Qué parte se ve siempre
          <select
            value={photo.keep ?? ""}
            onChange={({ target: { value } }) => this.change(index, { keep: value || undefined })}
          >
            {Object.entries(KEEPS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <span>
          <button
            type="button"
            aria-label={`Adelantar la foto ${number}`}
            disabled={index === 0}
            onClick={() => this.move(index, index - 1)}
          >
            ↑
          </button>
          <button
            type="button"
            aria-label={`Atrasar la foto ${number}`}
            disabled={index === this.photos.length - 1}
            onClick={() => this.move(index, index + 1)}
          >
            ↓
          </button>
          <button
            type="button"
            aria-label={`Quitar la foto ${number}`}
            onClick={() => this.props.onChange(this.photos.filter((_, i) => i !== index))}
          >
            Quitar
          </button>
        </span>
      </li>
    );
  }
}

/** The place of the photograph at which something happens. */
function placeOf({ target }: DragEvent): number | undefined {
  const item = target instanceof Element ? target.closest(".taller-photos li") : null;
  return item?.parentElement ? [...item.parentElement.children].indexOf(item) : undefined;
}
