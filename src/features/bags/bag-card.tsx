import type { Bag } from "../../content";
import styles from "./bag-card.module.css";
import { Carousel } from "./carousel";
import { AmazonLink, OrderButton } from "./order-links";
import { Badge, Price } from "./price-and-badge";
import { useCarousel } from "./use-carousel";

type BagCardProps = {
  bag: Bag;
  /** CSS `sizes` of the photos. */
  sizes: string;
  /** The card is visible before scrolling, so its first photo loads eagerly. */
  isEager: boolean;
};

/** Renders a bag's card. Its photo and its name link to the bag's page. */
export function BagCard({ bag, sizes, isEager }: BagCardProps) {
  const { name, lang, path, line: tagline, description, images } = bag;
  const carousel = useCarousel(bag);
  if (images.length === 0) return null;
  return (
    <article className={styles.card}>
      <div className={styles.media} {...carousel.swipeProps}>
        <Carousel bag={bag} carousel={carousel} sizes={sizes} isEager={isEager} />
        <Badge bag={bag} />
      </div>
      <div className={styles.words}>
        <div className="title-row">
          <h3 className={styles.name}>
            <a className={styles.door} href={path} lang={lang} onClick={carousel.reset}>
              {name}
            </a>
          </h3>
          <p>
            <Price bag={bag} />
          </p>
        </div>
        {tagline && <p className="note">{tagline}</p>}
        {description && <p className={`note ${styles.description}`}>{description}</p>}
      </div>
      <div className={styles.actions}>
        <OrderButton bag={bag} />
        <AmazonLink bag={bag} />
      </div>
    </article>
  );
}
