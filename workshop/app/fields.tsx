import { type FunctionComponent, type ReactNode, useId, useState } from "react";
import { type Control, type Field as Described, fieldAt } from "../../model/form-fields";
import type { Path } from "../../model/problem";
import { PLAIN_NUMBER } from "../../model/yaml";
import { type Draft, type Media, withField, withFile } from "../draft/draft";
import { SHARE, schemaOf } from "../draft/files";
import { nameOfNew } from "../draft/publishing";
import { Field, type Said, Words } from "./field";
import styles from "./field.module.css";
import { FileButton, useTaking } from "./taking";
import { drawn, PHOTOS, upright } from "./upright";
import { useWorkshop } from "./use-workshop";

type FieldsProps = {
  /** The file of the content in which it is written. */
  file: string;
  path: Path;
  /** The field whose words have been tapped gets the focus. */
  focus?: string;
  /** Set where nothing else is asked beside it: then nothing is folded away. */
  alone?: boolean;
};

/** What every control is given. */
type ControlProps = FieldsProps & {
  field: Described;
  /** What is said with it. */
  said: Said;
  /** The field's place, as `focus` has it. */
  at: string;
  isWanted: boolean;
  value: unknown;
  set: (value: unknown) => void;
};

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
  const field = fieldIn(props.file, props.path);
  const Shown = field && CONTROLS[field.control];
  return Shown && <OneField {...props} field={field} Shown={Shown} />;
}

type OneProps = FieldsProps & { field: Described; Shown: FunctionComponent<ControlProps> };

function OneField({ Shown, ...props }: OneProps) {
  const { file, path, focus, field } = props;
  const { valueAt, toldAt, set } = useWorkshop();
  const [touched, touch] = useState(false);
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
      {...{ ...props, at, isWanted }}
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

/** What a browser has to offer for a line. */
const INPUTS: Partial<Record<Control, object>> = {
  colour: { type: "color" },
  email: { type: "email", autoCapitalize: "none" },
  link: { type: "url", autoCapitalize: "none" },
  phone: { type: "tel" },
};

function Line({ field: { control }, said, isWanted, value, set }: ControlProps) {
  return (
    <Field {...said}>
      {(tied) => {
        const props = {
          ...{ ...tied, ...INPUTS[control], autoFocus: isWanted, value: String(value ?? "") },
          onChange: ({ target }: { target: { value: string } }) => set(target.value),
          autoComplete: "off",
          className: styles.input,
        };
        return control === "paragraph" ? <textarea {...props} /> : <input {...props} />;
      }}
    </Field>
  );
}

const numberOf = (typed: string): number | string | undefined => {
  const plain = typed.replace(/[€\s]|cm/g, "").replace(",", ".");
  if (plain === "") return undefined;
  return PLAIN_NUMBER.test(plain) ? Number(plain) : typed;
};

const written = (value: unknown): string => String(value ?? "").replace(".", ",");

/** A number as she types it: «24,50», «24.5 €». What is none stays as it was typed, and is told of. */
function Amount({ said, isWanted, value, set }: ControlProps) {
  const [typed, type] = useState(() => written(value));
  return (
    <Field {...said}>
      {(tied) => (
        <input
          {...{ ...tied, autoFocus: isWanted }}
          className={styles.input}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          // What has been undone elsewhere is not what was typed here.
          value={numberOf(typed) === value ? typed : written(value)}
          onChange={({ target }) => {
            type(target.value);
            set(numberOf(target.value));
          }}
        />
      )}
    </Field>
  );
}

function Switch({ field: { optional }, said, value, set }: ControlProps) {
  return (
    <label className={styles.switch}>
      <span>
        {said.label}
        <span className={styles.quiet}>{said.hint}</span>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={value === true}
        aria-checked={value === true}
        onChange={({ target }) => set(target.checked || (optional ? undefined : false))}
      />
    </label>
  );
}

function Choice({ field: { choices, none }, said, value, set }: ControlProps) {
  const group = useId();
  return (
    <Field {...said} isGroup>
      <div className={styles.choices}>
        {Object.entries({ ...(none && { "": none }), ...choices }).map(([choice, name]) => (
          <label key={choice}>
            <input
              type="radio"
              name={group}
              checked={(value ?? "") === choice}
              onChange={() => set(choice || undefined)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </Field>
  );
}

/** A photograph or a drawing of the shop's: what is there, and another one in its place. */
function FileField({ file, path, field, said, isWanted, value, set }: ControlProps) {
  const { files } = useWorkshop();
  const [ready, ending, accept] =
    field.control === "drawing"
      ? ([drawn, "svg", ".svg,image/svg+xml"] as const)
      : ([upright, "jpg", PHOTOS] as const);
  const { take, answer } = useTaking(ready);
  const what = said.label.charAt(0).toLowerCase() + said.label.slice(1);
  const name = file === SHARE ? file : (value as string | undefined);
  const address = name && files.address(name);
  const put = (now: Draft, media: Media): Draft => {
    if (file === SHARE) return withFile(now, file, media);
    const fresh = `fotos/${nameOfNew(media, ending)}`;
    return withField(withFile(now, fresh, media), file, path, fresh);
  };
  return (
    <Field {...said} isGroup>
      {address && <img className={styles.shape} src={address} alt="" />}
      {answer}
      <div className={styles.row}>
        <FileButton accept={accept} autoFocus={isWanted} onFiles={(all) => void take(all, put)}>
          {name ? "Cambiar" : "Añadir"}: {what}
        </FileButton>
        {field.optional && name && (
          <button type="button" className={styles.button} onClick={() => set(undefined)}>
            Quitar: {what}
          </button>
        )}
      </div>
    </Field>
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
