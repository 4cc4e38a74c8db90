import { Badge } from "./badge";
import styles from "./bag-card.module.css";
import { Carousel, type CarouselProps } from "./carousel";
import { MarketplaceLink, OrderButton } from "./order-links";
import { Price } from "./price";
import { YarnColours } from "./yarn-colours";

type BagCardProps = CarouselProps & {
  /** False if the grid says in how many colours each bag is made. */
  hasColours: boolean;
};

/** Renders a bag's card. Its photo and its name link to the bag's page. */
export function BagCard({ hasColours, ...props }: BagCardProps) {
  const { bag } = props;
  const { name, lang, path, line, description, photos } = bag;
  if (photos.length === 0) return null;
  return (
    <article className={styles.card} data-field={`${path}bolso.yaml`}>
      <div className={styles.media} data-field="bolso.yaml photos">
        <Carousel {...props} />
        <Badge bag={bag} />
      </div>
      <div className={styles.text} data-field="bolso.yaml line">
        <div className="title-row">
          <h3 className={styles.name} data-field="bolso.yaml name">
            <a className={styles.cardLink} href={path} lang={lang}>
              {name}
            </a>
          </h3>
          <p>
            <Price bag={bag} />
          </p>
        </div>
        {line && <p className="note">{line}</p>}
        {hasColours && <YarnColours bag={bag} />}
        {description && (
          <p className={`note ${styles.description}`} data-field="bolso.yaml description">
            {description}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <OrderButton bag={bag} />
        <MarketplaceLink bag={bag} />
      </div>
    </article>
  );
}
