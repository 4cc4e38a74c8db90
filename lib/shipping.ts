import * as market from "./market.ts";
import { formatPrice } from "./price.ts";

type PriceTerms = {
  /** The cost of shipping, 0 if it is free; undefined if the owner has not said it. */
  shipping?: number | undefined;
  /** Whether the prices are without VAT; undefined if the owner has not said it. */
  withoutVat?: boolean | undefined;
};

const joinTexts = (separator: string, ...texts: readonly (string | false | undefined)[]): string =>
  texts.filter(Boolean).join(separator);

/** Returns the shop's texts about VAT and shipping. A text of which the owner has said nothing is empty. */
export function describeShipping({ shipping, withoutVat }: PriceTerms) {
  const hasVat = withoutVat === false;
  const isFree = shipping === 0;
  const cost = shipping ? formatPrice(shipping) : "";
  const included = joinTexts(" y ", hasVat && "IVA", isFree && "envío");
  const inclusion = included && `${included} ${hasVat && isFree ? "incluidos" : "incluido"}`;
  const legalInclusion = joinTexts(" y ", hasVat && "el IVA", isFree && "los gastos de envío");
  return {
    promo: isFree
      ? "Envío gratuito en todos los pedidos!"
      : cost && `Envío a toda ${market.countryName} por ${cost}`,
    note: joinTexts(". ", inclusion.replace(/^e/, "E"), cost && `Envío: ${cost}`),
    priceSuffix: joinTexts("; ", inclusion && `con ${inclusion}`, cost && `envío: ${cost}`),
    collection: isFree ? "con envío gratuito" : cost && `con envío por ${cost}`,
    /** What the legal notice says about prices, a sentence without its full stop. */
    legal: joinTexts(
      "; ",
      `Los precios están en ${market.currencyName}${legalInclusion && ` e incluyen ${legalInclusion}`}`,
      withoutVat && "no llevan IVA",
      cost && `enviar un pedido dentro de ${market.countryName} cuesta ${cost}`,
    ),
  };
}
