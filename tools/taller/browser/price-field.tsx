import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component } from "react";
import { parsePrice, writtenPrice } from "./price.ts";

type State = { written: string };

/** A price: what is typed stays as it is, and what it means is what is saved. */
export class PriceField extends Component<CustomFieldControlProps, State> {
  override state: State = { written: writtenPrice(this.props.value) };

  override componentDidUpdate(before: CustomFieldControlProps): void {
    const { value } = this.props;
    // Somebody else has changed it: a draft that is taken up again, or a change that is taken back.
    if (value !== before.value && value !== meantBy(this.state.written))
      this.setState({ written: writtenPrice(value) });
  }

  /** Asked before a save. */
  isValid() {
    const written = this.state.written.trim();
    const price = parsePrice(written);
    if (!written)
      return this.props.field.get("required") === false || refusal("Escribe el precio.");
    if (price === undefined)
      return refusal("Escribe solo el número, con dos céntimos como mucho: 24 o 24,50.");
    if (this.props.field.get("name") === "shipping")
      return price > 0 || refusal("Si el envío es gratuito, déjalo vacío.");
    return price >= 1 || refusal("El precio tiene que ser de 1 € o más.");
  }

  override render() {
    const { forID, classNameWrapper, onChange } = this.props;
    return (
      <span className="taller-price">
        <input
          id={forID}
          aria-label={String(this.props.field.get("label"))}
          className={classNameWrapper}
          inputMode="decimal"
          autoComplete="off"
          value={this.state.written}
          onChange={({ target: { value: written } }) => {
            this.setState({ written });
            onChange(meantBy(written));
          }}
        />{" "}
        €
      </span>
    );
  }
}

/** What is put into the entry: a number, or the words that are none yet, or nothing. */
const meantBy = (written: string): number | string => parsePrice(written) ?? written;

const refusal = (message: string) => ({ error: { message } });
