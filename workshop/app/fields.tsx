import { type ReactNode, useState } from "react";
import { type Control, type Field as Described, fieldAt } from "../../model/form-fields";
import { PLAIN_NUMBER } from "../../model/yaml";
import { SHARE, schemaOf } from "../draft/files";
import { Field } from "./field";
import styles from "./field.module.css";
import { FileField } from "./file-field";
import { type Path, useWorkshop } from "./use-workshop";

type FieldsProps = {
  /** The file of the content in which it is written. */
  file: string;
  path: Path;
  /** The field whose words have been tapped gets the focus. */
  focus?: string | undefined;
  /** Set where nothing else is asked beside it: then nothing is folded away. */
  alone?: boolean;
};

const numberOf = (typed: string): number | string | undefined => {
  const plain = typed.replace(/[€\s]|cm/g, "").replace(",", ".");
  if (plain === "") return undefined;
  return PLAIN_NUMBER.test(plain) ? Number(plain) : typed;
};

const written = (value: unknown): string => String(value ?? "").replace(".", ",");

type NumberProps = { value: unknown; set: (value: unknown) => void } & object;

/** Numbers as she types them: «24,50», «24.5 €». What is none stays as it was typed, and is told of. */
function NumberInput({ value, set, ...parts }: NumberProps) {
  const [typed, type] = useState(() => written(value));
  return (
    <input
      {...parts}
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
  );
}

/** What a phone's keyboard has to offer for a line. */
const KEYBOARDS: Partial<Record<Control, object>> = {
  email: { type: "email", autoCapitalize: "none" },
  link: { type: "url", autoCapitalize: "none" },
  phone: { type: "tel" },
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
  return field ? <OneField {...props} field={field} /> : null;
}

function OneField({ file, path, focus, alone = false, field }: FieldsProps & { field: Described }) {
  const workshop = useWorkshop();
  const { label, hint, control, choices, none, otherwise, optional, fields, item, fixed } = field;
  const usual = (typeof otherwise === "string" && otherwise) || undefined;
  const value = workshop.valueAt(file, path) ?? usual;
  const told = workshop.toldAt(file, path);
  const [touched, touch] = useState(false);
  // What she has not come to yet is not wrong.
  const isDue = value !== undefined || touched || focus === path.join(".");
  const problem = told && !told.warning && isDue ? told.says : undefined;
  const warning = told?.warning ? told.says : undefined;
  const set = (next: unknown) => {
    touch(true);
    workshop.set(file, path, next);
  };
  const at = path.join(".");

  if (control === "film") return null;
  if (control === "group" && fields)
    return (
      <Group
        title={label}
        folded={optional && !alone}
        alone={alone}
        open={workshop.wrongBelow(file, path) || focus?.startsWith(`${at}.`) === true}
        {...(optional && value !== undefined && { clear: () => set(undefined) })}
      >
        {(problem || hint) && (
          <p className={problem ? styles.problem : styles.quiet}>{problem ?? hint}</p>
        )}
        {fields.map((part) => (
          <OneField
            key={part.key}
            file={file}
            path={[...path, part.key]}
            focus={focus}
            field={part}
          />
        ))}
      </Group>
    );
  if (control === "list" && item) {
    const items = Array.isArray(value) ? value : [];
    return (
      <fieldset className={styles.group}>
        <legend>
          <h3>{label}</h3>
        </legend>
        {problem && <p className={styles.problem}>{problem}</p>}
        {items.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has nothing else to be known by
          <div key={i} className={styles.group}>
            <OneField file={file} path={[...path, i]} focus={focus} field={item} />
            {!fixed && (
              <button
                type="button"
                className={styles.button}
                onClick={() => set(items.length > 1 ? items.filter((_, j) => j !== i) : undefined)}
              >
                Quitar «{item.label} {i + 1}»
              </button>
            )}
          </div>
        ))}
        {!fixed && (
          <button
            type="button"
            className={styles.button}
            onClick={() => set([...items, item.fields ? {} : ""])}
          >
            Añadir «{item.label}»
          </button>
        )}
      </fieldset>
    );
  }
  if (control === "photo" || control === "drawing")
    return (
      <FileField
        {...{ file, path, label, hint, problem, warning, optional, control }}
        autoFocus={at !== "" && focus === at}
      />
    );
  if (control === "switch")
    return (
      <label className={styles.switch}>
        <span>
          {label}
          {hint && <span className={styles.quiet}>{hint}</span>}
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
  if (control === "choice" && choices)
    return (
      <fieldset className={styles.field} aria-describedby={`${file}-${at}-said`}>
        <legend>{label}</legend>
        <div className={styles.choices}>
          {[...(none ? [{ value: "", label: none }] : []), ...choices].map(
            ({ value: choice, label: name }) => (
              <label key={choice}>
                <input
                  type="radio"
                  name={`${file}-${at}`}
                  checked={(value ?? "") === choice}
                  onChange={() => set(choice || undefined)}
                />
                <span>{name}</span>
              </label>
            ),
          )}
        </div>
        <p id={`${file}-${at}-said`} className={problem ? styles.problem : styles.quiet}>
          {problem ?? hint}
        </p>
      </fieldset>
    );

  const numbered = typeof path.at(-1) === "number" ? `${label} ${Number(path.at(-1)) + 1}` : label;
  const text = (typed: string) => set(typed === "" && optional && !usual ? undefined : typed);
  return (
    <Field label={numbered} {...{ hint, problem, warning, optional }}>
      {(tied) => {
        const props = { ...tied, autoFocus: focus === at, className: styles.input };
        const shown = String(value ?? "");
        if (control === "amount" || control === "size")
          return <NumberInput {...props} value={value} set={set} />;
        if (control === "paragraph")
          return (
            <textarea {...props} value={shown} onChange={({ target }) => text(target.value)} />
          );
        const input = (
          <input
            {...props}
            {...KEYBOARDS[control]}
            autoComplete="off"
            value={shown}
            onChange={({ target }) => text(target.value)}
          />
        );
        if (control !== "colour") return input;
        return (
          <div className={styles.colour}>
            <input
              type="color"
              aria-label={`${label}: elegir`}
              value={/^#[\da-f]{6}$/i.test(shown) ? shown : "#ffffff"}
              onChange={({ target }) => set(target.value)}
            />
            {input}
          </div>
        );
      }}
    </Field>
  );
}

type GroupProps = {
  title: string;
  folded: boolean;
  /** Its title is the sheet's. */
  alone: boolean;
  open: boolean;
  clear?: () => void;
  children: ReactNode;
};

/** Fields that belong together; those that may be left out are folded away until they are wanted. */
function Group({ title, folded, alone, open, clear, children }: GroupProps) {
  const inside = (
    <>
      {children}
      {clear && (
        <button type="button" className={styles.button} onClick={clear}>
          Quitar «{title}»
        </button>
      )}
    </>
  );
  if (folded)
    return (
      <Folded title={title} open={open || clear !== undefined}>
        {inside}
      </Folded>
    );
  return (
    <fieldset className={styles.group}>
      <legend className={alone ? "visually-hidden" : undefined}>
        <h3>{title}</h3>
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
