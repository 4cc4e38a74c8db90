import { formatPrice } from "./price.ts";

/** Returns the shop's texts about shipping. @param cost in euros; free if undefined */
export function describeShipping(cost: number | undefined) {
  if (cost === undefined)
    return {
      promo: "Envío gratuito en todos los pedidos!",
      note: "IVA y\u00a0envío incluidos",
      priceSuffix: "con IVA y envío incluidos",
      collection: "con envío gratuito",
      legal: "incluyen el IVA y los gastos de envío",
    };
  const amount = formatPrice(cost);
  return {
    promo: `Envío a toda España por ${amount}`,
    note: `IVA incluido. Envío: ${amount}`,
    priceSuffix: `con IVA incluido; envío: ${amount}`,
    collection: `con envío por ${amount}`,
    legal: `incluyen el IVA; enviar un pedido dentro de España cuesta ${amount}`,
  };
}
