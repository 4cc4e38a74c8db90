import { type FunctionComponent, type ReactNode, useState } from "react";
import { type Control, type Field as Described, fieldAt } from "../../model/form-fields";
import type { Path } from "../../model/problem";
import { SHARE, schemaOf } from "../draft/files";
import {
  Amount,
  Choice,
  type ControlProps,
  type FieldsProps,
  FileField,
  Film,
  Line,
  Switch,
} from "./controls";
import { Words } from "./field";
import styles from "./field.module.css";
import { useWorkshop } from "./use-workshop";

const CONTROLS: Partial<Record<Control, FunctionComponent<ControlProps>>> = {
  line: Line,
  email: Line,
  phone: Line,
  link: Line,
  paragraph: Line,
  colour: Line,
  amount: Amount,
  size: Amount,
  choice: Choice,
  switch: Switch,
  photo: FileField,
  drawing: FileField,
  film: Film,
  group: Group,
  list: List,
};

/** What a chat shows with a link to the shop: a file of its own, which no other names. */
const SHARE_FIELD: Described = {
  key: "",
  label: "Foto para los chats",
  hint: "A lo ancho, de 1200 × 630 píxeles o más: sale con cada enlace a la tienda.",
  control: "photo",
  optional: false,
};

export const fieldIn = (file: string, path: Path): Described | undefined =>
  file === SHARE ? SHARE_FIELD : fieldAt(schemaOf(file), path);

/** The control for a field, or for each of a group's, as the model describes it. */
export function Fields(props: FieldsProps) {
  const { file, path, focus } = props;
  const { valueAt, toldAt, set } = useWorkshop();
  const [touched, touch] = useState(false);
  const field = fieldIn(file, path);
  const Shown = field && CONTROLS[field.control];
  if (!Shown) return null;
  const at = path.join(".");
  const isWanted = at !== "" && focus === at;
  const own = valueAt(file, path);
  const otherwise = typeof field.otherwise === "string" ? field.otherwise : undefined;
  const told = toldAt(file, path);
  // What she has not come to yet is not wrong.
  const isDue = own !== undefined || touched || isWanted;
  const place = path.at(-1);
  return (
    <Shown
      {...{ ...props, field, at, isWanted }}
      value={own ?? otherwise}
      set={(next) => {
        touch(true);
        set(file, path, next);
      }}
      said={{
        label: typeof place === "number" ? `${field.label} ${place + 1}` : field.label,
        hint: field.hint,
        optional: field.optional && !otherwise,
        problem: told && !told.warning && isDue ? told.message : undefined,
        warning: told?.warning && told.message,
      }}
    />
  );
}

function List({ file, path, field: { item, fixed }, said, focus, value, set }: ControlProps) {
  const items = Array.isArray(value) ? value : [];
  return (
    <fieldset className={styles.group}>
      <legend>{said.label}</legend>
      <Words {...said} />
      {items.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has nothing else to be known by
        <div key={i} className={styles.group}>
          <Fields file={file} path={[...path, i]} {...(focus && { focus })} />
          {!fixed && (
            <button
              type="button"
              className={styles.button}
              onClick={() => set(items.length > 1 ? items.toSpliced(i, 1) : undefined)}
            >
              Quitar «{item?.label} {i + 1}»
            </button>
          )}
        </div>
      ))}
      {!fixed && (
        <button
          type="button"
          className={styles.button}
          onClick={() => set([...items, item?.fields ? {} : ""])}
        >
          Añadir «{item?.label}»
        </button>
      )}
    </fieldset>
  );
}

/** Fields that belong together; those that may be left out are folded away until they are wanted. */
function Group({ file, path, field, said, at, focus = "", alone, value, set }: ControlProps) {
  const isSaid = field.optional && value !== undefined;
  const inside = (
    <>
      <Words {...said} />
      {field.fields?.map(({ key }) => (
        <Fields key={key} file={file} path={[...path, key]} focus={focus} />
      ))}
      {isSaid && (
        <button type="button" className={styles.button} onClick={() => set(undefined)}>
          Quitar «{said.label}»
        </button>
      )}
    </>
  );
  if (field.optional && !alone)
    return (
      <Folded title={said.label} open={isSaid || focus.startsWith(`${at}.`)}>
        {inside}
      </Folded>
    );
  return (
    <fieldset className={styles.group}>
      <legend className={alone ? "visually-hidden" : undefined}>{said.label}</legend>
      {inside}
    </fieldset>
  );
}

type FoldedProps = { title: string; open: boolean; children: ReactNode };

/** Fields that are folded away until they are wanted. */
export function Folded({ title, open, children }: FoldedProps) {
  // It stays open where its last value is taken out to be written anew.
  const [wasOpen, keepOpen] = useState(open);
  if (open && !wasOpen) keepOpen(true);
  return (
    <details className={styles.details} open={wasOpen || undefined}>
      <summary>{title}</summary>
      <div className={styles.group}>{children}</div>
    </details>
  );
}
