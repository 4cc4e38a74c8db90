import { useState } from "react";
import type { ControlProps } from "../field";
import { ChoiceField } from "./choice-field";
import { TextField } from "./text-field";

const CHOICES = { free: "Es gratuito", priced: "Tiene un precio" };

/** Edits the cost of shipping: a price, free, or nothing said. */
export function ShippingField(props: ControlProps) {
  const { field, info, value, onChange } = props;
  const [isPriced, setPriced] = useState(Boolean(value));
  const answer = value === 0 ? "free" : undefined;
  return (
    <>
      <ChoiceField
        {...props}
        field={{ ...field, choices: CHOICES, emptyLabel: "La tienda no dice nada" }}
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
