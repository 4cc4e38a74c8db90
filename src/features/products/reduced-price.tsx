import type { Product } from "../../content";
import { formatPrice } from "../../lib/price";

/** What a bag costs and, before it, what it has cost: struck through, and said in words. */
export function ReducedPrice({ product: { price, previousPrice } }: { product: Product }) {
  return (
    <>
      {previousPrice && (
        <>
          <s>
            <span className="visually-hidden">Antes </span>
            {formatPrice(previousPrice)}
          </s>{" "}
          <span className="visually-hidden">ahora </span>
        </>
      )}
      <span>{formatPrice(price)}</span>
    </>
  );
}
