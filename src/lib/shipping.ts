import { formatPrice } from "./price.ts";

/** The promo bar: the owner's words or, where shipping is not free, what it costs; undefined for the usual words. */
export const promoOf = (shop: {
  promo?: string | undefined;
  shipping?: number | undefined;
}): string | undefined =>
  shop.promo ?? (shop.shipping === undefined ? undefined : shippingWords(shop.shipping).promo);

/** All that the shop says of shipping. @param cost euros; free where it is undefined */
export function shippingWords(cost: number | undefined) {
  if (cost === undefined)
    return {
      promo: "Envío gratuito en todos los pedidos!",
      note: "IVA y envío incluidos",
      price: "con IVA y envío incluidos",
      shelf: "con envío gratuito",
      legal: "incluyen el IVA y los gastos de envío",
    };
  const amount = formatPrice(cost);
  return {
    promo: `Envío a toda España por ${amount}`,
    note: `IVA incluido. Envío: ${amount}`,
    price: `con IVA incluido; envío: ${amount}`,
    shelf: `con envío por ${amount}`,
    legal: `incluyen el IVA; enviar un pedido dentro de España cuesta ${amount}`,
  };
}
