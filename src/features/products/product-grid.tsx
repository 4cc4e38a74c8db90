import type { Product } from "../../content";
import { ErrorBoundary } from "../../ui/error-boundary";
import { ProductCard } from "./product-card";
import styles from "./product-grid.module.css";

/** How wide a card is at each width of the window: the columns of product-grid.module.css, in words. */
const CARD_SIZES =
  "(min-width:1408px) 405px,(min-width:768px) 29vw,(min-width:640px) 45vw,calc(100vw - 40px)";

type ProductGridProps = {
  products: readonly Product[];
  /** How many cards are seen before scrolling. */
  eager?: number;
};

/** Bags in 1, 2 or 3 columns, whichever the window has room for. */
export function ProductGrid({ products, eager = 0 }: ProductGridProps) {
  if (products.length === 0)
    return <p>Ahora mismo no queda ninguno: estamos tejiendo los siguientes.</p>;
  return (
    <>
      <div className={styles.grid}>
        {products.map((product, i) => (
          <ErrorBoundary key={product.id}>
            <ProductCard product={product} sizes={CARD_SIZES} eager={i < eager} />
          </ErrorBoundary>
        ))}
      </div>
      <p className={styles.note}>Precios con IVA incluido.</p>
    </>
  );
}
