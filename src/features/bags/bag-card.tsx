import type { Bag } from "../../content";
import styles from "./bag-card.module.css";
import { Carousel } from "./carousel";
import { AmazonLink, OrderButton } from "./order-links";
import { Badge, Price } from "./price-and-badge";
import { useCarousel } from "./use-carousel";

type BagCardProps = {
  bag: Bag;
  /** CSS `sizes` of the photographs. */
  sizes: string;
  /** The card is seen before scrolling: its first photo loads at once. */
  isEager: boolean;
};

/** A bag of a shelf; the link of its name covers the photograph too. */
export function BagCard({ bag, sizes, isEager }: BagCardProps) {
  const { name, lang, path, line: tagline, description, images } = bag;
  const carousel = useCarousel(bag);
  if (images.length === 0) return null;
  return (
    <article className={styles.card} {...carousel.swipeProps}>
      <div className={styles.media}>
        <Carousel bag={bag} carousel={carousel} sizes={sizes} isEager={isEager} />
        <Badge bag={bag} />
      </div>
      <div className={styles.words}>
        <div className={styles.line}>
          <h3 className={styles.name}>
            <a
              className={styles.door}
              href={path}
              draggable={false}
              // The bag's page begins with the first photo, which the card's grows into.
              onPointerDown={({ pointerType }) => pointerType === "mouse" && carousel.reset()}
              onClick={carousel.reset}
            >
              <span lang={lang}>{name}</span>
              <span className="visually-hidden"> (más fotos y detalles)</span>
            </a>
          </h3>
          <p>
            <Price bag={bag} />
          </p>
        </div>
        {tagline && <p className={styles.short}>{tagline}</p>}
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.actions}>
        <OrderButton bag={bag} />
        <AmazonLink bag={bag} />
      </div>
    </article>
  );
}
