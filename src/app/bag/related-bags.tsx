import { type Bag, useContent } from "../../content";
import { Badge, Price } from "../../features/bags/price-and-badge";
import { collectionOf } from "../../lib/collections";
import { ONE_COLUMN_SIZES, Picture } from "../../ui/picture";
import { CollectionLink } from "../route-link";
import styles from "./related-bags.module.css";
import strip from "./strip.module.css";

/** CSS `sizes` of a small card in the layout of related-bags.module.css. */
const CARD_SIZES = `${ONE_COLUMN_SIZES}, 44vw`;

/** Returns the next three bags of the catalogue, wrapping around: so three other bags link to every bag. */
function selectRelatedBags(bag: Bag, catalogue: readonly Bag[]): Bag[] {
  const candidates = catalogue.filter(({ id, images }) => id === bag.id || images.length > 0);
  const position = candidates.findIndex(({ id }) => id === bag.id);
  return [...candidates.slice(position + 1), ...candidates.slice(0, position)].slice(0, 3);
}

export function RelatedBags({ bag }: { bag: Bag }) {
  const relatedBags = selectRelatedBags(bag, useContent().catalogue);
  if (relatedBags.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="otros">
      <div className={`title-row ${styles.heading}`}>
        <h2 id="otros">Otros bolsos</h2>
        <CollectionLink collection={collectionOf(bag)} className="text-link" />
      </div>
      <ul className={`${strip.strip} ${styles.cards}`} role="list">
        {relatedBags.map((relatedBag) => (
          <li key={relatedBag.id}>
            <RelatedBagCard bag={relatedBag} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RelatedBagCard({ bag }: { bag: Bag }) {
  const {
    name,
    lang,
    path,
    soldOut,
    images: [photo],
  } = bag;
  return (
    <>
      <a className={styles.card} href={path}>
        {photo && <Picture picture={{ ...photo, alt: "" }} sizes={CARD_SIZES} />}
        <span className={styles.name} lang={lang}>
          {name}
        </span>
        <Price bag={bag} />
      </a>
      {soldOut && <Badge bag={bag} />}
    </>
  );
}
