import { market } from "./market.ts";
import { formatPrice } from "./price.ts";

type PriceTerms = {
  /** The cost of shipping, 0 if it is free; undefined if the owner has not said it. */
  shipping?: number | undefined;
  /** The seller charges no VAT. */
  withoutVat?: boolean | undefined;
};

/** Returns the shop's texts about VAT and shipping. Without a cost they are empty, but for the legal notice's. */
export function describeShipping({ shipping, withoutVat = false }: PriceTerms) {
  if (shipping === undefined)
    return {
      promo: "",
      note: "",
      priceSuffix: "",
      collection: "",
      legal: withoutVat ? "y no llevan IVA" : "e incluyen el IVA",
    };
  if (shipping === 0)
    return {
      promo: "Envío gratuito en todos los pedidos!",
      note: withoutVat ? "Envío incluido" : "IVA y\u00a0envío incluidos",
      priceSuffix: withoutVat ? "con envío incluido" : "con IVA y envío incluidos",
      collection: "con envío gratuito",
      legal: withoutVat
        ? "e incluyen los gastos de envío; no llevan IVA"
        : "e incluyen el IVA y los gastos de envío",
    };
  const amount = formatPrice(shipping);
  const shippingNote = `Envío: ${amount}`;
  return {
    promo: `Envío a toda ${market.countryName} por ${amount}`,
    note: withoutVat ? shippingNote : `IVA incluido. ${shippingNote}`,
    priceSuffix: withoutVat ? `envío: ${amount}` : `con IVA incluido; envío: ${amount}`,
    collection: `con envío por ${amount}`,
    legal: `${withoutVat ? "y no llevan IVA" : "e incluyen el IVA"}; enviar un pedido dentro de ${market.countryName} cuesta ${amount}`,
  };
}
