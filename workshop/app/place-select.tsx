import { useMemo } from "react";
import { Field } from "./field";

type PlaceSelectProps = {
  label: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
};

/** Moves an item of a list to another place. */
export function PlaceSelect({ label, index, count, onMove }: PlaceSelectProps) {
  // Memoized: with many bags, rendering the options would delay each typed letter.
  const options = useMemo(
    () =>
      Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
        <option key={i} value={i}>{`${i + 1} de ${count}`}</option>
      )),
    [count],
  );
  return (
    <Field label={label}>
      {(attributes) => (
        <select
          {...attributes}
          value={index}
          onChange={({ target }) => onMove(index, Number(target.value))}
        >
          {options}
        </select>
      )}
    </Field>
  );
}
