import type { Product } from "../../content";
import { AmazonLink } from "./amazon-link";
import { AskButton } from "./ask-button";
import styles from "./bag-card.module.css";
import { Carousel } from "./carousel";
import { Price } from "./price";
import { Tag } from "./tag";
import { useCarousel } from "./use-carousel";

type ProductCardProps = {
  product: Product;
  /** CSS `sizes` of the photographs, true to the grid the card stands in. */
  sizes: string;
  /** True for a card seen before scrolling: its first photo loads at once. */
  eager: boolean;
};

/**
 * A bag with its photographs and the ways to ask for it. The name's link lies over the photograph too. Without
 * images nothing is rendered.
 */
export function ProductCard({ product, sizes, eager }: ProductCardProps) {
  const { name, lang, path, line, description, images } = product;
  const carousel = useCarousel(product);
  if (images.length === 0) return null;
  return (
    <article className={styles.card} {...carousel.swipe}>
      <div className={styles.media}>
        <Carousel product={product} carousel={carousel} sizes={sizes} eager={eager} />
        <Tag product={product} />
      </div>
      <div className={styles.words}>
        <div className={styles.line}>
          <h3 className={styles.name}>
            <a className={styles.door} href={path} draggable={false}>
              <span lang={lang}>{name}</span>
              <span className="visually-hidden"> (más fotos y detalles)</span>
            </a>
          </h3>
          <p>
            <Price product={product} />
          </p>
        </div>
        {line && <p className={styles.short}>{line}</p>}
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.actions}>
        <AskButton product={product} />
        <AmazonLink product={product} />
      </div>
    </article>
  );
}
