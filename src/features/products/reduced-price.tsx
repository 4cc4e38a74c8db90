import type { Product } from "../../content";
import { formatPrice } from "../../lib/price";

/** What a bag costs and, below, what it has cost before: struck through, and said in words. */
export function ReducedPrice({ product: { price, previousPrice } }: { product: Product }) {
  return (
    <>
      <span>{formatPrice(price)}</span>
      {previousPrice && (
        <>
          <br />
          <s>
            <span className="visually-hidden">Antes </span>
            {formatPrice(previousPrice)}
          </s>
        </>
      )}
    </>
  );
}
