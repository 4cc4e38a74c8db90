import { hasReduced, hasSoldOut, hasTag, type Product, shop } from "../../content";
import { formatPrice } from "../../lib/price";
import { AskLinks } from "./ask-links";
import { Carousel } from "./carousel";
import styles from "./product-card.module.css";
import { ReducedPrice } from "./reduced-price";
import { TellMeLink } from "./tell-me-link";

type ProductCardProps = {
  product: Product;
  /** CSS `sizes` of the photographs, true to the grid the card stands in. */
  sizes: string;
  /** True for a card seen before scrolling: its first photo loads at once. */
  eager: boolean;
};

/** A bag with its photographs and the ways to ask for it. Without images nothing is rendered (SPEC 2). */
export function ProductCard({ product, sizes, eager }: ProductCardProps) {
  const { name, lang, path, price, line, description, category, images } = product;
  if (images.length === 0) return null;
  const soldOut = hasSoldOut && product.soldOut;
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        <Carousel product={product} sizes={sizes} eager={eager} />
        {soldOut ? (
          <p className={styles.tag}>Agotado</p>
        ) : (
          category === "new" && (
            <p className={styles.tag}>{(hasTag && shop.tag) || "Stock Limitado"}</p>
          )
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.line}>
          <h3 className={styles.name}>
            <a href={path}>
              <span lang={lang}>{name}</span>
              <span className="visually-hidden"> (más fotos y detalles)</span>
            </a>
          </h3>
          <p className={styles.price}>
            {hasReduced ? <ReducedPrice product={product} /> : formatPrice(price)}
          </p>
        </div>
        {line && <p className={styles.short}>{line}</p>}
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.actions}>
        {soldOut ? <TellMeLink product={product} /> : <AskLinks product={product} />}
      </div>
    </article>
  );
}
