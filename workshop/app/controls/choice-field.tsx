import { useId, useState } from "react";
import { type ControlProps, Field } from "../field";
import styles from "./choice-field.module.css";
import { TextField } from "./text-field";

/** The values of choices that are no text. */
const VALUES: Readonly<Record<string, unknown>> = { "": undefined, true: true, false: false };

/** Edits one choice of a few, as radio buttons. */
export function ChoiceField({ field, info, value, onChange }: ControlProps) {
  const { choices, emptyLabel } = field;
  const groupName = useId();
  return (
    <Field {...info}>
      <div className={styles.choices}>
        {Object.entries({ ...(emptyLabel && { "": emptyLabel }), ...choices }).map(
          ([choice, label]) => (
            <label key={choice} className={styles.choice}>
              <input
                type="radio"
                name={groupName}
                checked={String(value ?? "") === choice}
                onChange={() => onChange(choice in VALUES ? VALUES[choice] : choice)}
              />
              <span>{label}</span>
            </label>
          ),
        )}
      </div>
    </Field>
  );
}

const SHIPPING_CHOICES = { free: "Es gratuito", priced: "Tiene un precio" };

/** Edits the cost of shipping: a price, free, or nothing said. */
export function ShippingField(props: ControlProps) {
  const { field, info, value, onChange } = props;
  const [isPriced, setPriced] = useState(Boolean(value));
  const answer = value === 0 ? "free" : undefined;
  return (
    <>
      <ChoiceField
        {...props}
        field={{ ...field, choices: SHIPPING_CHOICES, emptyLabel: "La tienda no dice nada" }}
        info={{ ...info, problem: isPriced ? undefined : info.problem }}
        value={isPriced ? "priced" : answer}
        onChange={(choice) => {
          setPriced(choice === "priced");
          onChange(choice === "free" ? 0 : undefined);
        }}
      />
      {isPriced && (
        <TextField
          {...props}
          field={{ ...field, control: "amount" }}
          info={{ label: "Precio del envío", hint: "Por ejemplo: 4,90.", problem: info.problem }}
        />
      )}
    </>
  );
}
