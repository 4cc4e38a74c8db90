import { type FunctionComponent, type ReactNode, useId, useState } from "react";
import { type Control, type Field as Described, fieldAt } from "../../model/form-fields";
import { PLAIN_NUMBER } from "../../model/yaml";
import { withField, withFile } from "../draft/draft";
import { SHARE, schemaOf } from "../draft/files";
import { nameOfNew } from "../draft/publishing";
import { Field } from "./field";
import styles from "./field.module.css";
import { FileButton, useTaking } from "./taking";
import { drawn, PHOTOS, upright } from "./upright";
import { type Path, useWorkshop } from "./use-workshop";

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
  /** The field's place, as `focus` has it. */
  at: string;
  value: unknown;
  set: (value: unknown) => void;
  /** What is wrong, in the place of the hint. */
  problem: string | undefined;
  /** What is doubtful. */
  warning: string | undefined;
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
  const workshop = useWorkshop();
  const [touched, touch] = useState(false);
  const at = path.join(".");
  const own = workshop.valueAt(file, path);
  const told = workshop.toldAt(file, path);
  // What she has not come to yet is not wrong.
  const isDue = own !== undefined || touched || focus === at;
  return (
    <Shown
      {...props}
      at={at}
      value={own ?? (typeof field.otherwise === "string" ? field.otherwise : undefined)}
      problem={told && !told.warning && isDue ? told.says : undefined}
      warning={told?.warning && told.says}
      set={(next) => {
        touch(true);
        workshop.set(file, path, next);
      }}
    />
  );
}

/** What a phone's keyboard has to offer for a line. */
const KEYBOARDS: Partial<Record<Control, object>> = {
  email: { type: "email", autoCapitalize: "none" },
  link: { type: "url", autoCapitalize: "none" },
  phone: { type: "tel" },
};

function Line({ field, path, at, focus, value, set, problem, warning }: ControlProps) {
  const { label, control } = field;
  const place = path.at(-1);
  const shown = String(value ?? "");
  return (
    <Field
      {...field}
      {...{ problem, warning }}
      label={typeof place === "number" ? `${label} ${place + 1}` : label}
    >
      {(tied) => {
        const props = {
          ...{ ...tied, ...KEYBOARDS[control] },
          autoFocus: focus === at,
          autoComplete: "off",
          className: styles.input,
          value: shown,
          onChange: ({ target }: { target: { value: string } }) => set(target.value),
        };
        if (control === "paragraph") return <textarea {...props} />;
        if (control !== "colour") return <input {...props} />;
        return (
          <div className={styles.colour}>
            <input
              type="color"
              aria-label={`${label}: elegir`}
              value={/^#[\da-f]{6}$/i.test(shown) ? shown : "#ffffff"}
              onChange={props.onChange}
            />
            <input {...props} />
          </div>
        );
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
function Amount({ field, at, focus, value, set, problem, warning }: ControlProps) {
  const [typed, type] = useState(() => written(value));
  return (
    <Field {...field} {...{ problem, warning }}>
      {(tied) => (
        <input
          {...{ ...tied, autoFocus: focus === at }}
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

function Switch({ field: { label, hint, optional }, value, set }: ControlProps) {
  return (
    <label className={styles.switch}>
      <span>
        {label}
        <span className={styles.quiet}>{hint}</span>
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

function Choice({ field, value, set, problem }: ControlProps) {
  const { label, hint, choices, none } = field;
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={id}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {Object.entries({ ...(none && { "": none }), ...choices }).map(([choice, name]) => (
          <label key={choice}>
            <input
              type="radio"
              name={id}
              checked={(value ?? "") === choice}
              onChange={() => set(choice || undefined)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <p id={id} className={problem ? styles.problem : styles.quiet}>
        {problem ?? hint}
      </p>
    </fieldset>
  );
}

/** A photograph or a drawing of the shop's: what is there, and another one in its place. */
function FileField({ file, path, field, at, focus, value, set, problem, warning }: ControlProps) {
  const { files } = useWorkshop();
  const { label, hint, control, optional } = field;
  const isDrawing = control === "drawing";
  const { take, answer } = useTaking(isDrawing ? drawn : upright);
  const id = useId();
  const what = label.charAt(0).toLowerCase() + label.slice(1);
  const name = file === SHARE ? file : (value as string | undefined);
  const address = name && files.address(name);
  return (
    <fieldset className={styles.field} aria-describedby={id}>
      <legend>{label}</legend>
      {address && <img className={styles.shape} src={address} alt="" />}
      <div id={id}>
        <p className={problem ? styles.problem : styles.quiet}>{problem ?? hint}</p>
        {warning && <p className={styles.warning}>{warning}</p>}
      </div>
      {answer}
      <div className={styles.row}>
        <FileButton
          accept={isDrawing ? ".svg,image/svg+xml" : PHOTOS}
          autoFocus={at !== "" && focus === at}
          onFiles={(chosen) =>
            void take(chosen, (now, media) => {
              if (file === SHARE) return withFile(now, file, media);
              const fresh = `fotos/${nameOfNew(media, isDrawing ? "svg" : "jpg")}`;
              return withField(withFile(now, fresh, media), file, path, fresh);
            })
          }
        >
          {name ? "Cambiar" : "Añadir"}: {what}
        </FileButton>
        {optional && name && (
          <button type="button" className={styles.button} onClick={() => set(undefined)}>
            Quitar: {what}
          </button>
        )}
      </div>
    </fieldset>
  );
}

function List({ file, path, field, focus, value, set, problem }: ControlProps) {
  const { label, hint, item, fixed } = field;
  const items = Array.isArray(value) ? value : [];
  return (
    <fieldset className={styles.group}>
      <legend>
        <h3>{label}</h3>
      </legend>
      <p className={problem ? styles.problem : styles.quiet}>{problem ?? hint}</p>
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
function Group({ file, path, field, at, focus = "", alone, value, set, problem }: ControlProps) {
  const { wrongBelow } = useWorkshop();
  const { label, hint, optional, fields = [] } = field;
  const isSaid = optional && value !== undefined;
  const inside = (
    <>
      <p className={problem ? styles.problem : styles.quiet}>{problem ?? hint}</p>
      {fields.map(({ key }) => (
        <Fields key={key} file={file} path={[...path, key]} focus={focus} />
      ))}
      {isSaid && (
        <button type="button" className={styles.button} onClick={() => set(undefined)}>
          Quitar «{label}»
        </button>
      )}
    </>
  );
  if (optional && !alone)
    return (
      <Folded title={label} open={isSaid || wrongBelow(file, path) || focus.startsWith(`${at}.`)}>
        {inside}
      </Folded>
    );
  return (
    <fieldset className={styles.group}>
      <legend className={alone ? "visually-hidden" : undefined}>
        <h3>{label}</h3>
      </legend>
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
